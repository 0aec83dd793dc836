import { once } from 'node:events'
import { WebSocket } from 'ws'
import { decode, encode, type Format } from '../protocol/codec.js'
import { isFields, textOf, type Fields } from '../protocol/read-fields.js'
import { KEY_TEXT } from './start-test-server.js'

/** A client that sends just what a test wants, also what the SDK would not. */
export class RawClient {
  readonly ws: WebSocket
  readonly frames: Fields[] = []
  connectionId = ''
  connectionKey = ''
  readonly #format: Format
  #wake: () => void = () => {}
  #isClosed = false

  constructor(port: number, params: Readonly<Record<string, string>> = {}) {
    this.#format = params['format'] === 'msgpack' ? 'msgpack' : 'json'
    const auth = 'access_token' in params || 'key' in params ? {} : { key: KEY_TEXT }
    const query = new URLSearchParams({ v: '6', ...auth, ...params })
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/?${query.toString()}`)
    this.ws.on('message', (data: Buffer, isBinary) => {
      const frame = decode(data, isBinary ? 'msgpack' : 'json')
      if (isFields(frame)) this.frames.push(frame)
      this.#wake()
    })
    this.ws.on('close', () => {
      this.#isClosed = true
      this.#wake()
    })
    this.ws.on('error', () => this.#wake())
  }

  static async connect(port: number, params?: Readonly<Record<string, string>>) {
    const client = new RawClient(port, params)
    const connected = await client.frame(4)
    const details = connected['connectionDetails']
    client.connectionId = textOf(connected, 'connectionId') ?? ''
    client.connectionKey = isFields(details) ? (textOf(details, 'connectionKey') ?? '') : ''
    return client
  }

  /** The first frame of this action that no earlier call has taken. */
  async frame(action: number): Promise<Fields> {
    for (;;) {
      const index = this.frames.findIndex((frame) => frame['action'] === action)
      const [frame] = index === -1 ? [] : this.frames.splice(index, 1)
      if (frame) return frame
      if (this.#isClosed) throw new Error(`Closed without a frame of action ${action}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  send(frame: object): void {
    this.ws.send(encode(frame, this.#format), { binary: this.#format === 'msgpack' })
  }

  async closed(): Promise<void> {
    if (!this.#isClosed) await once(this.ws, 'close')
  }

  close(): void {
    this.ws.on('error', () => {})
    this.ws.terminate()
  }
}
