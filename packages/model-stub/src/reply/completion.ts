import { wantsUsage } from '../chat-request.js'
import type { Told } from '../telling/told.js'
import type { Ask } from './reply.js'

/** Fixed, so that the same request gets the same bytes. */
const CREATED = 1_767_225_600

type Delta =
  | { role: 'assistant'; content: '' }
  | { reasoning_content: string }
  | { content: string }

/** Formats the stream's JSON documents of one answer. */
export function chunksFor({ request, seed }: Ask) {
  const head = `{"id":"chatcmpl-stub-${seed}","object":"chat.completion.chunk","created":${CREATED},"model":${JSON.stringify(request.model)},"choices":[`
  return {
    delta: (delta: Delta) =>
      `${head}{"index":0,"delta":${JSON.stringify(delta)},"finish_reason":null}]}`,
    finish: (reason: string) => `${head}{"index":0,"delta":{},"finish_reason":"${reason}"}]}`,
    usage: (told: Told) => `${head}],"usage":${JSON.stringify(usageOf(told))}}`,
    hasUsage: wantsUsage(request),
  }
}

export function completionOf(told: Told, { request, seed }: Ask): string {
  const reasoning = told.reasoning.length > 0 ? { reasoning_content: told.reasoning.join('') } : {}
  return JSON.stringify({
    id: `chatcmpl-stub-${seed}`,
    object: 'chat.completion',
    created: CREATED,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: told.tokens.join(''), ...reasoning },
        finish_reason: told.finish,
      },
    ],
    usage: usageOf(told),
  })
}

/** Counts the stub's own pieces; the prompt is not counted. */
function usageOf({ tokens, reasoning }: Told) {
  const completion = tokens.length + reasoning.length
  return { prompt_tokens: 0, completion_tokens: completion, total_tokens: completion }
}
