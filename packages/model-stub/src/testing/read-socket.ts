import { once } from 'node:events'
import { connect } from 'node:net'
import type { ModelStub } from '../start-model-stub.js'
import { chatBody } from './ask-stub.js'

/** What comes over the socket itself, read by read, until the stub ends it. */
export async function readSocket(stub: ModelStub, text: string, stream = true): Promise<Buffer[]> {
  const { port } = new URL(stub.baseUrl)
  const socket = connect(Number(port), '127.0.0.1')
  const reads: Buffer[] = []
  socket.on('data', (bytes: Buffer) => reads.push(bytes))
  const body = chatBody(text, { stream })
  socket.write(
    `POST /v1/chat/completions HTTP/1.1\r\nHost: stub\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  await once(socket, 'close')
  return reads
}
