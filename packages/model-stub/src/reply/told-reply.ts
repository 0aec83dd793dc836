import { makeTold, type Recipe, type Told } from '../telling/told.js'
import { chunksFor, completionOf } from './completion.js'
import { errorReply } from './page-replies.js'
import {
  BREAK,
  JSON_HEAD,
  SILENCE,
  SSE_HEAD,
  type Ask,
  type MakeReply,
  type Reply,
  type Step,
} from './reply.js'
import { plainEvent, type EventText } from './sse-event.js'
import { oneWrite, type Wire } from './wire.js'

const PING_MS = 200

type Format = { event?: EventText; wire?: Wire }

/** An answer in words: as a stream, or as one JSON document where no stream was asked for. */
export function toldReply(recipe: Recipe, { event = plainEvent, wire }: Format = {}): MakeReply {
  return (ask) => {
    const told = makeTold(recipe, ask.request, ask.seed)
    if (!ask.request.stream) return plainReply(told, ask, wire)
    if (!wire) return { head: SSE_HEAD, steps: streamSteps(told, ask, event) }
    const body = [...eventTexts(told, ask, event)].join('')
    return { head: { ...SSE_HEAD, ...wire.head }, steps: wire.split(body, ask) }
  }
}

export function* pings(): Generator<Step> {
  for (;;) yield { kind: 'write', bytes: ': ping\n\n', afterMs: PING_MS }
}

function plainReply(told: Told, ask: Ask, wire: Wire = oneWrite): Reply {
  if (told.ending === 'error') return errorReply(500)
  if (told.ending === 'break') return BREAK
  if (told.ending !== 'end') return SILENCE
  return { head: { ...JSON_HEAD, ...wire.head }, steps: wire.split(completionOf(told, ask), ask) }
}

function* streamSteps(told: Told, ask: Ask, event: EventText): Generator<Step> {
  const { gapMs } = ask
  let afterMs = 0
  for (const bytes of eventTexts(told, ask, event)) {
    yield { kind: 'write', bytes, afterMs }
    afterMs = gapMs
  }
  if (told.ending === 'silence') yield { kind: 'silence' }
  else if (told.ending === 'pings') yield* pings()
  // Breaking off at once would take the text just written with it.
  else if (told.ending === 'break') yield { kind: 'break', afterMs: Math.max(1, gapMs) }
  else yield { kind: 'end', afterMs: 0 }
}

function* eventTexts(told: Told, ask: Ask, event: EventText): Generator<string> {
  const chunks = chunksFor(ask)
  yield event(chunks.delta({ role: 'assistant', content: '' }))
  for (const text of told.reasoning) yield event(chunks.delta({ reasoning_content: text }))
  for (const content of told.tokens) yield event(chunks.delta({ content }))
  if (told.ending === 'error') yield event('{"error":{"message":"the model broke off"}}')
  if (told.ending !== 'end') return
  if (told.finish) yield event(chunks.finish(told.finish))
  if (told.finish && chunks.hasUsage) yield event(chunks.usage(told))
  if (told.isDone) yield event('[DONE]')
}
