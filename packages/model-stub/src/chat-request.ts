export type ChatMessage = { role: string; content: string }

export type ChatRequest = {
  model: string
  /** Content given in parts is joined to one text. */
  messages: readonly ChatMessage[]
  stream: boolean
  /** The whole body as it came: temperature, max_tokens, stop … */
  raw: Readonly<Record<string, unknown>>
}

export class BadRequest extends Error {
  override name = 'BadRequest'
}

export function parseChatRequest(body: string): ChatRequest {
  const raw = parseJson(body)
  if (!isRecord(raw)) throw new BadRequest('the body is not a JSON object')
  if (typeof raw['model'] !== 'string') throw new BadRequest('model is missing')
  if (!Array.isArray(raw['messages'])) throw new BadRequest('messages are missing')
  const messages = raw['messages'].map(toMessage)
  return { model: raw['model'], messages, stream: raw['stream'] === true, raw }
}

export function lastUserText({ messages }: ChatRequest): string {
  return messages.findLast(({ role }) => role === 'user')?.content ?? ''
}

export function wantsUsage({ raw }: ChatRequest): boolean {
  const options = raw['stream_options']
  return isRecord(options) && options['include_usage'] === true
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new BadRequest('the body is not JSON', { cause })
  }
}

function toMessage(message: unknown): ChatMessage {
  if (!isRecord(message) || typeof message['role'] !== 'string')
    throw new BadRequest('a message has no role')
  return { role: message['role'], content: textOf(message['content']) }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) =>
      isRecord(part) && typeof part['text'] === 'string' ? part['text'] : '',
    )
    .join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
