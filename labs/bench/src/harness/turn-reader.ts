import { request } from 'node:http'
import { z } from 'zod'
import type { StreamRequest } from './messages.js'
import { microseconds } from './token-mark.js'

const Event = z.object({
  type: z.string(),
  offset: z.number().optional(),
  text: z.string().optional(),
  turn: z.object({ id: z.string(), status: z.string(), output: z.string() }).optional(),
})

export type Reading = {
  askedUs: number
  turnId: string
  /** All that was read, put together at the offsets that the events named. */
  text: string
  lastEventId: string
  /** The turn of the event `settled`; null where the reader left before its end. */
  settled: { status: string; output: string } | null
}

const NOTHING: Reading = { askedUs: 0, turnId: '', text: '', lastEventId: '', settled: null }

export type ReadOptions = {
  method?: 'POST' | 'GET'
  /** Go away once so many deltas came. */
  leaveAfter?: number
  /** What was read before. */
  from?: Reading
  /** Told every piece as it comes. */
  onDelta?: (text: string) => void
}

/** Reads a turn's stream to its end, or until it has read enough. Throws where the stream is not as promised. */
export function readTurn(
  port: number,
  { path, headers, body }: StreamRequest,
  options: ReadOptions = {},
): Promise<Reading> {
  const { method = 'POST', leaveAfter = Number.POSITIVE_INFINITY, from = NOTHING } = options
  const reading: Reading = { ...from, askedUs: microseconds() }
  const resume = from.lastEventId === '' ? {} : { 'last-event-id': from.lastEventId }
  return new Promise((resolve, reject) => {
    let deltas = 0
    let unread = ''
    const decoder = new TextDecoder()
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, ...resume }, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) {
          asked.destroy()
          return reject(new Error(`${method} ${path} answered ${answer.statusCode}`))
        }
        answer.on('data', (chunk: Buffer) => {
          const messages = (unread + decoder.decode(chunk, { stream: true })).split('\n\n')
          unread = messages.pop() ?? ''
          for (const message of messages) {
            if (deltas >= leaveAfter) break
            if (hear(reading, message, options.onDelta) === 'delta') deltas += 1
          }
          if (deltas < leaveAfter) return
          asked.destroy()
          resolve(reading)
        })
        answer.on('end', () =>
          reading.settled ? resolve(reading) : reject(new Error('the stream broke off')),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

function hear(reading: Reading, message: string, onDelta: ReadOptions['onDelta']): string {
  const lines = message.split('\n')
  const data = lines.find((line) => line.startsWith('data: '))
  if (!data) return ''
  const event = Event.parse(JSON.parse(data.slice('data: '.length)))
  const id = lines.find((line) => line.startsWith('id: '))
  if (id) reading.lastEventId = id.slice('id: '.length)
  if (event.type === 'start') reading.turnId = event.turn?.id ?? ''
  else if (event.type === 'delta') {
    if (event.offset !== reading.text.length) {
      throw new Error(`a piece for ${event.offset} came at ${reading.text.length}`)
    }
    reading.text += event.text ?? ''
    onDelta?.(event.text ?? '')
  } else if (event.type === 'settled' && event.turn) reading.settled = event.turn
  return event.type
}
