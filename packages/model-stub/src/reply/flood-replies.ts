import { seededRandom } from '../random.js'
import { cutTokens } from '../telling/cut-tokens.js'
import { writeProse } from '../telling/prose.js'
import { makeTold } from '../telling/told.js'
import { chunksFor, completionOf } from './completion.js'
import { JSON_HEAD, SILENCE, SSE_HEAD, type Ask, type Reply, type Step } from './reply.js'
import { plainEvent } from './sse-event.js'

const MEBIBYTE = 1024 * 1024
const HUGE_BYTES = 100 * MEBIBYTE
const LINE_BYTES = 20 * MEBIBYTE

/** Stands where the text goes; no answer holds it. */
const PLACE = '@@'

/** Many events of one size (1–32 KiB by seed), as fast as the socket takes them. */
export function hugeReply(ask: Ask): Reply {
  if (!ask.request.stream) return plainFlood(ask, HUGE_BYTES)
  const chunks = chunksFor(ask)
  const size = seededRandom(ask.seed, 'size').between(1, 32) * 1024
  const event = plainEvent(chunks.delta({ content: longText(ask.seed, size) }))
  const end = plainEvent(chunks.finish('stop')) + plainEvent('[DONE]')
  return { head: SSE_HEAD, steps: flood('', event, HUGE_BYTES, end) }
}

/** Not even its own end of line comes: the stream ends inside the JSON. */
export function hugeLineReply(ask: Ask): Reply {
  if (!ask.request.stream) return plainFlood(ask, LINE_BYTES)
  const [before = ''] = chunksFor(ask).delta({ content: PLACE }).split(PLACE)
  const text = longText(ask.seed, 64 * 1024)
  return { head: SSE_HEAD, steps: flood(`data: ${before}`, text, LINE_BYTES, '') }
}

/** One JSON document cannot be endless and be read, so without a stream nothing comes. */
export function neverEndingReply(ask: Ask): Reply {
  return ask.request.stream ? { head: SSE_HEAD, steps: endless(ask) } : SILENCE
}

function plainFlood(ask: Ask, bytes: number): Reply {
  const told = makeTold(() => ({ tokens: [PLACE] }), ask.request, ask.seed)
  const [before = '', after = ''] = completionOf(told, ask).split(PLACE)
  return { head: JSON_HEAD, steps: flood(before, longText(ask.seed, 64 * 1024), bytes, after) }
}

/** The text is written again and again from one buffer until `bytes` of it are out. */
function* flood(before: string, text: string, bytes: number, after: string): Generator<Step> {
  const chunk = Buffer.from(text)
  if (before) yield { kind: 'write', bytes: before, afterMs: 0 }
  for (let sent = 0; sent < bytes; sent += chunk.length)
    yield { kind: 'write', bytes: chunk, afterMs: 0 }
  if (after) yield { kind: 'write', bytes: after, afterMs: 0 }
  yield { kind: 'end', afterMs: 0 }
}

function* endless(ask: Ask): Generator<Step> {
  const chunks = chunksFor(ask)
  const words = seededRandom(ask.seed, 'words')
  const cuts = seededRandom(ask.seed, 'cuts')
  for (;;) {
    for (const content of cutTokens(cuts, `${writeProse(words)}\n\n`)) {
      const bytes = plainEvent(chunks.delta({ content }))
      yield { kind: 'write', bytes, afterMs: ask.gapMs }
    }
  }
}

/** At least so many bytes of sentences on one line. */
function longText(seed: number, bytes: number): string {
  const random = seededRandom(seed, 'words')
  let text = ''
  for (let size = 0; size < bytes; size = Buffer.byteLength(text))
    text += `${writeProse(random).replaceAll('\n\n', ' ')} `
  return text
}
