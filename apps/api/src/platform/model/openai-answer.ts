import type { IncomingMessage } from 'node:http'
import { CompletionReader } from './completion-reader.js'
import { EventReader, type EventFault } from './event-reader.js'
import { failureOfConnection, failureOfStatus } from './model-failure.js'
import { ModelError, type ModelFinish, type StreamOptions } from './model-port.js'

const MAX_LINE_BYTES = 1_048_576
const MAX_ERROR_BYTES = 4_096
/** A server may take so long after the last piece to say that this was all. */
const GRACE_MS = 1_000

export type AnswerEvents = {
  onFinish: (finish: ModelFinish) => void
  onFailure: (failure: ModelError) => void
}

type Listeners = Pick<StreamOptions, 'onText' | 'onSign'>

/** Reads one answer as it comes: an event stream, a whole completion, or what is wrong instead. */
export function readAnswer(
  answer: IncomingMessage,
  listeners: Listeners,
  secret: string | null,
  events: AnswerEvents,
): void {
  const type = answer.headers['content-type'] ?? ''
  const status = answer.statusCode ?? 0
  if (status !== 200) {
    readRefusal(answer, secret, events)
  } else if (/html/i.test(type)) {
    events.onFailure(new ModelError('bad-answer', 'the answer is a web page', { status }))
  } else if (!/^(?:identity)?$/i.test(answer.headers['content-encoding'] ?? '')) {
    events.onFailure(new ModelError('bad-answer', 'the answer is compressed', { status }))
  } else if (/\bjson\b/i.test(type) && !/ndjson|seq/i.test(type)) {
    readWhole(answer, listeners, events)
  } else {
    readEvents(answer, listeners, /event-stream/i.test(type), events)
  }
}

function readEvents(
  answer: IncomingMessage,
  { onText, onSign }: Listeners,
  isEventStream: boolean,
  events: AnswerEvents,
): void {
  const completion = new CompletionReader(onText, onSign)
  let grace: NodeJS.Timeout | undefined
  const finish = () => {
    clearTimeout(grace)
    events.onFinish(completion.finish())
  }
  const reader = new EventReader(MAX_LINE_BYTES, {
    onEvent(event) {
      completion.read(event)
      if (completion.hasFinish) grace ??= setTimeout(finish, GRACE_MS)
    },
    onDone: finish,
  })
  const readAndReport = (read: () => EventFault | null) =>
    guard(events, () => {
      const fault = read()
      if (fault) throw new ModelError('bad-answer', FAULTS[fault])
    })
  answer.on('data', (chunk: Buffer) => readAndReport(() => reader.push(chunk)))
  answer.on('end', () => {
    readAndReport(() => reader.end())
    if (completion.hasFinish) finish()
    else events.onFailure(cutShort(completion, isEventStream))
  })
  answer.on('close', () => clearTimeout(grace))
  answer.on('error', (error) => {
    // The text is complete: a server that hangs up without ending its answer does no harm.
    if (completion.hasFinish) finish()
    else events.onFailure(failureOfConnection(error, true))
  })
}

const FAULTS = {
  'too-long': 'a line of more than 1 MB',
  'not-json': 'an event that is not JSON',
} as const

function cutShort(completion: CompletionReader, isEventStream: boolean): ModelError {
  return completion.hasEvent || isEventStream
    ? new ModelError('broke-off', 'the answer ends without saying so')
    : new ModelError('bad-answer', 'the answer is no event stream')
}

/** A completion in one piece, from servers that do not stream. */
function readWhole(
  answer: IncomingMessage,
  { onText, onSign }: Listeners,
  events: AnswerEvents,
): void {
  collect(answer, MAX_LINE_BYTES, events, (body, isWhole) => {
    if (!isWhole) throw new ModelError('bad-answer', 'an answer of more than 1 MB in one piece')
    const completion = new CompletionReader(onText, onSign)
    completion.read(parse(body))
    if (!completion.hasFinish && !completion.hasText) {
      throw new ModelError('bad-answer', 'JSON that is no completion')
    }
    events.onFinish(completion.finish())
  })
}

function readRefusal(answer: IncomingMessage, secret: string | null, events: AnswerEvents): void {
  collect(answer, MAX_ERROR_BYTES, events, (body) => {
    const status = answer.statusCode ?? 0
    throw failureOfStatus({ status, body, retryAfter: answer.headers['retry-after'] }, secret)
  })
}

function collect(
  answer: IncomingMessage,
  maxBytes: number,
  events: AnswerEvents,
  use: (body: string, isWhole: boolean) => void,
): void {
  const chunks: Buffer[] = []
  let size = 0
  const finish = (isWhole: boolean) =>
    guard(events, () => use(Buffer.concat(chunks).toString('utf8', 0, maxBytes), isWhole))
  answer.on('data', (chunk: Buffer) => {
    if (size <= maxBytes) chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) finish(false)
  })
  answer.on('end', () => finish(true))
  answer.on('error', (error) => events.onFailure(failureOfConnection(error, true)))
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new ModelError('bad-answer', 'an answer that is not JSON')
  }
}

/** Runs inside a socket's event, where a throw would end the process. */
function guard(events: AnswerEvents, read: () => void): void {
  try {
    read()
  } catch (error) {
    events.onFailure(
      error instanceof ModelError
        ? error
        : new ModelError('bad-answer', 'the answer could not be used', { cause: error }),
    )
  }
}
