import { once } from 'node:events'
import { connect } from 'node:net'
import type { PlainRequest } from './messages.js'

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')
const STATUS_AT = 'HTTP/1.1 '.length

export interface HttpConnection {
  /** Sends one request and answers the status once the whole answer came; one at a time. */
  exchange: (request: Buffer) => Promise<number>
  close: () => void
}

/** The bytes of a request on a connection that stays open. */
export function requestBytes(port: number, { method, path, headers, body }: PlainRequest): Buffer {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const all = { host: `127.0.0.1:${port}`, ...headers, ...length }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}${HEAD_END}${body}`)
}

/** A bare socket: what node:http's own client costs would hide what a server costs. */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let unread: Buffer | null = null
  let waiting: { answer: (status: number) => void; fail: (cause: Error) => void } | null = null
  socket.on('data', (chunk: Buffer) => {
    const bytes: Buffer = unread ? Buffer.concat([unread, chunk]) : chunk
    const status = statusOfWhole(bytes)
    unread = status === null ? bytes : null
    if (status !== null) waiting?.answer(status)
  })
  socket.on('error', (cause) => waiting?.fail(cause))
  socket.on('close', () => waiting?.fail(new Error('the connection was closed')))
  return {
    exchange: (request) =>
      new Promise((answer, fail) => {
        waiting = { answer, fail }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** The status of an answer that is there to its last byte, else null. */
function statusOfWhole(bytes: Buffer): number | null {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd === -1) return null
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(STATUS_AT, STATUS_AT + 3))
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  const bodyAt = headEnd + HEAD_END.length
  if (length !== undefined) return bytes.length >= bodyAt + Number(length) ? status : null
  if (status === 204) return status
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? status : null
}
