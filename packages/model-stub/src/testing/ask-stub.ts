import { onTestFinished } from 'vitest'
import { startModelStub, type ModelStub, type ModelStubOptions } from '../start-model-stub.js'

export type Asked = {
  model?: string
  stream?: boolean
  system?: readonly string[]
  signal?: AbortSignal
  headers?: Record<string, string>
  body?: Record<string, unknown>
}

/** A stub that is closed after the test. */
export async function openStub(options?: ModelStubOptions): Promise<ModelStub> {
  const stub = await startModelStub(options)
  onTestFinished(() => stub.close())
  return stub
}

export function chatBody(
  text: string,
  { model = 'stub', stream = true, system = [], body }: Asked,
) {
  const messages = [
    ...system.map((content) => ({ role: 'system', content })),
    { role: 'user', content: text },
  ]
  return JSON.stringify({ model, stream, messages, ...body })
}

export function ask(stub: ModelStub, text: string, asked: Asked = {}): Promise<Response> {
  return fetch(`${stub.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asked.headers },
    body: chatBody(text, asked),
    signal: asked.signal ?? null,
  })
}

type Reading = {
  patienceMs?: number
  /** Leaves once this is so of what was read. */
  until?: (text: string) => boolean
}

/** The body up to its end, or up to where it was broken off, was left or stayed silent for `patienceMs`. */
export async function readBody(
  response: Response,
  { patienceMs = 10_000, until = () => false }: Reading = {},
) {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const read = await Promise.race([reader?.read(), rest(patienceMs)]).catch(
      () => 'broken' as const,
    )
    if (read === undefined || typeof read === 'string') {
      await reader?.cancel().catch(() => undefined)
      return { text, ending: read ?? 'silent' }
    }
    if (read.done) return { text, ending: 'end' as const }
    text += decoder.decode(read.value, { stream: true })
    if (until(text)) {
      await reader?.cancel()
      return { text, ending: 'left' as const }
    }
  }
}

export const hasThreePings = (text: string) => text.split(': ping\n\n').length > 3

export async function tellingOf(response: Response, reading?: Reading) {
  const { text, ending } = await readBody(response, reading)
  return { ...readEvents(text), ending, raw: text }
}

export function readEvents(text: string) {
  const lines = text.split(/\r\n|\n/)
  const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trim())
  const chunks = data.filter((line) => line !== '[DONE]').map(toChunk)
  return {
    tokens: chunks.flatMap(({ content }) => (content === '' ? [] : [content])),
    content: chunks.map(({ content }) => content).join(''),
    reasoning: chunks.map(({ reasoning }) => reasoning).join(''),
    finish: chunks.findLast(({ finish }) => finish !== null)?.finish ?? null,
    errors: chunks.flatMap(({ error }) => (error === null ? [] : [error])),
    pings: lines.filter((line) => line.startsWith(':')).length,
    isDone: data.at(-1) === '[DONE]',
  }
}

function toChunk(line: string) {
  const chunk: unknown = JSON.parse(line)
  return {
    content: textAt(chunk, ['choices', '0', 'delta', 'content']) ?? '',
    reasoning: textAt(chunk, ['choices', '0', 'delta', 'reasoning_content']) ?? '',
    finish: textAt(chunk, ['choices', '0', 'finish_reason']),
    error: textAt(chunk, ['error', 'message']),
  }
}

export function textAt(value: unknown, path: readonly string[]): string | null {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
  return typeof found === 'string' ? found : null
}

function rest(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref()
  })
}
