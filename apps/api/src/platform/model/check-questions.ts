import { randomInt } from 'node:crypto'
import type { ModelFinish, ModelMessage, ModelPort } from './model-port.js'
import type { TokenCounter } from './tokens.js'

export type Answer = {
  text: string
  signs: number
  finish: ModelFinish
  /** The time from the question to the first piece; null where none came. */
  firstMs: number | null
  /** The time from the first piece to the last. */
  streamingMs: number
}

/** Asks and measures; rejects with `ModelError`. */
export async function ask(
  model: ModelPort,
  messages: readonly ModelMessage[],
  maxTokens: number,
): Promise<Answer> {
  const startedAt = performance.now()
  let [text, signs] = ['', 0]
  let firstAt: number | null = null
  let lastAt = startedAt
  const finish = await model.stream(
    { messages, maxTokens },
    {
      signal: new AbortController().signal,
      onText(piece) {
        lastAt = performance.now()
        firstAt ??= lastAt
        text += piece
      },
      onSign: () => void (signs += 1),
    },
  )
  const firstMs = firstAt === null ? null : firstAt - startedAt
  return { text, signs, finish, firstMs, streamingMs: firstAt === null ? 0 : lastAt - firstAt }
}

export const GREETING: readonly ModelMessage[] = [
  { role: 'system', content: '당신은 한국어 이야기꾼이다.' },
  { role: 'user', content: '비 오는 밤의 등대를 세 문장으로 써 주세요.' },
]

export const FORMED: readonly ModelMessage[] = [
  {
    role: 'system',
    content:
      '당신은 한국어 이야기꾼이다. 먼저 이야기 두 문장을 쓴다. 그다음 줄에 <<<STATE>>>만 쓴다. 그다음 줄에 {"choices":["…","…","…"]} 꼴의 JSON만 한 줄로 쓰고 끝낸다.',
  },
  { role: 'user', content: '나는 등대의 문을 두드린다.' },
]

/** Names the fault in the form of an answer; null where prose, delimiter and JSON are there. */
export function faultOfForm(answer: string): string | null {
  const prose = answer.replace(/^\s*<think>[\s\S]*?<\/think>/, '')
  const delimiter = /^[\s>*`#]*<<<STATE>>>[\s*`]*$/m.exec(prose)
  if (!delimiter) return 'the line <<<STATE>>> is missing'
  if (prose.slice(0, delimiter.index).trim() === '') return 'there is no prose before <<<STATE>>>'
  const tail = prose.slice(delimiter.index + delimiter[0].length)
  const json = tail.slice(tail.indexOf('{'), tail.lastIndexOf('}') + 1)
  try {
    JSON.parse(json)
    return null
  } catch {
    return 'no JSON follows <<<STATE>>>'
  }
}

const CHUNK_TOKENS = 500

/**
 * A talk of about `tokens` tokens that starts with a code word and ends asking for it. The code is in the first
 * message of the user, not in the system's: servers that drop what does not fit keep the system's message.
 */
export function longTalk(tokens: number, count: TokenCounter) {
  const code = String(randomInt(1_000, 10_000))
  const messages: ModelMessage[] = []
  let chunk = `암호는 등대-${code}이다. 꼭 기억해 둔다.`
  let [used, inChunk] = [0, count(chunk)]
  for (let day = 1; used + inChunk < tokens; day += 1) {
    const line = `\n${day}번째 날, 등대지기는 창문을 ${(day * 7) % 19}번 닦고 먼바다를 바라보았다.`
    chunk += line
    inChunk += count(line)
    if (inChunk < CHUNK_TOKENS) continue
    messages.push({ role: 'user', content: chunk }, { role: 'assistant', content: '네.' })
    used += inChunk
    ;[chunk, inChunk] = ['', 0]
  }
  const question = '맨 처음에 말한 암호가 무엇인지 암호만 답해 주세요.'
  messages.push({ role: 'user', content: `${chunk}\n\n${question}`.trim() })
  return { messages, code }
}
