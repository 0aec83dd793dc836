import { isRecord } from '@doran/contract/json'
import { expect, it } from 'vitest'
import { checkModel } from './check-model.js'
import { faultOfForm, longTalk } from './check-questions.js'
import { ModelEnv } from './model-env.js'
import { readModelSettings } from './model-settings.js'
import {
  DONE,
  startStream,
  piece,
  startUpstream,
  type UpstreamExchange,
} from './testing/upstream.js'

const KEY = 'sk-a-secret-of-the-tests'

async function check(url: string, env: Record<string, string> = {}) {
  const { basic } = readModelSettings(
    ModelEnv.parse({
      STORY_MODEL_BASE_URL: url,
      STORY_MODEL_NAME: 'm',
      STORY_MODEL_API_KEY: KEY,
      STORY_MODEL_MAX_TOKENS: '200',
      STORY_MODEL_CONTEXT: '2048',
      STORY_MODEL_FIRST_TOKEN_MS: '500',
      ...env,
    }),
  )
  if (!basic) throw new Error('no settings')
  const lines: string[] = []
  const isWell = await checkModel(basic, { print: (line) => lines.push(line) })
  const report = lines.join('\n')
  expect(report).not.toContain(KEY)
  return { isWell, report }
}

type Chat = (messages: { role: string; content: string }[], exchange: UpstreamExchange) => string

/** A server with a list of models; `chat` says what a model says. */
async function serverSaying(chat: Chat, typeOfMissing = 'text/plain') {
  const { url } = await startUpstream((exchange) => {
    const { answer, request, body } = exchange
    if (request.url === '/v1/models') {
      answer.writeHead(200, { 'content-type': 'application/json' })
      return void answer.end('{"data":[{"id":"m"},{"id":"other"}]}')
    }
    if (request.url !== '/v1/chat/completions') {
      const reply = JSON.stringify({ error: { message: 'no such model or path, not found' } })
      return void answer.writeHead(404, { 'content-type': typeOfMissing }).end(reply)
    }
    const text = chat(messagesIn(body), exchange)
    if (answer.headersSent) return
    startStream(answer)
    for (const syllable of text) answer.write(piece(syllable))
    answer.end(DONE)
  })
  return url
}

function messagesIn(body: string) {
  const sent: unknown = JSON.parse(body)
  const messages: unknown = isRecord(sent) ? sent['messages'] : null
  if (!Array.isArray(messages)) throw new Error('no messages')
  return messages.flatMap((one: unknown) =>
    isRecord(one) ? [{ role: String(one['role']), content: String(one['content']) }] : [],
  )
}

const FORM = '문이 열렸다.\n<<<STATE>>>\n{"choices":["가","나","다"]}'

/** Does what it is asked, remembering `limit` characters of the talk. */
const goodModel =
  (limit = Number.POSITIVE_INFINITY): Chat =>
  (messages) => {
    const whole = messages.map(({ content }) => content).join('\n')
    if (whole.includes('<<<STATE>>>')) return FORM
    if (!whole.includes('암호')) return '등대가 젖는다.'
    return /등대-\d+/.exec(whole.slice(-limit))?.[0] ?? '모르겠어요.'
  }

it('finds nothing wrong with a good model', async () => {
  const { isWell, report } = await check(await serverSaying(goodModel()))
  expect(report).toContain('it has m, other')
  expect(report).toMatch(/first token after 0\.\d\d s, .*readers see it as "stub"/)
  expect(report).toContain('keeps the form')
  expect(report).toContain('a prompt of 1638 tokens arrives whole')
  expect(report).not.toContain('WRONG')
  expect(isWell).toBe(true)
})

it('finds a context that is silently cut, and how much arrives', async () => {
  const { isWell, report } = await check(await serverSaying(goodModel(1_100)))
  expect(report).toContain('1638 tokens does not arrive whole; about 512 tokens do')
  expect(report).toContain('OLLAMA_CONTEXT_LENGTH=2048')
  expect(isWell).toBe(false)
})

it('finds a context that is refused', async () => {
  const url = await serverSaying((messages, exchange) => {
    if (messages.reduce((sum, { content }) => sum + content.length, 0) > 1_500) {
      exchange.answer.writeHead(400, { 'content-type': 'application/json' })
      exchange.answer.end('{"error":{"message":"maximum context length is 1024 tokens"}}')
    }
    return goodModel()(messages, exchange)
  })
  expect((await check(url)).report).toContain('lower STORY_MODEL_CONTEXT')
})

it('finds a model that does not keep the form', async () => {
  const url = await serverSaying((messages, exchange) => {
    const reply = goodModel()(messages, exchange)
    return reply === FORM ? '문이 열렸다.' : reply
  })
  const { isWell, report } = await check(url)
  expect(report).toContain('the line <<<STATE>>> is missing')
  expect(report).toContain('arrives whole')
  expect(isWell).toBe(false)
})

it.each(['text/plain', 'application/json'])(
  'finds a /v1 that is missing, said in %s',
  async (type) => {
    const url = await serverSaying(goodModel(), type)
    const { report } = await check(url.replace('/v1', ''))
    expect(report).toContain(`set STORY_MODEL_BASE_URL=${url}`)
  },
)

it.each([
  [401, '{"error":{"message":"wrong key"}}', 'check STORY_MODEL_API_KEY'],
  [404, '{"error":{"message":"model \\"m\\" not found"}}', 'one that it has: m, other'],
  [200, '<html>', 'the answer is a web page'],
  [503, '', 'lower STORY_MODEL_CONCURRENCY'],
])('says what to do about an answer of %i', async (status, body, advice) => {
  const url = await serverSaying((_messages, { answer }) => {
    const type = body.startsWith('{') ? 'application/json' : 'text/html'
    answer.writeHead(status, { 'content-type': type }).end(body)
    return ''
  })
  const { isWell, report } = await check(url)
  expect(report).toContain(advice)
  expect(isWell).toBe(false)
})

it('says what to do about a server that is not there, or that never answers', async () => {
  const gone = await check('http://127.0.0.1:59999/v1')
  expect(gone.report).toContain('nobody answers at http://127.0.0.1:59999/v1')
  const { url } = await startUpstream(({ request, answer }) => {
    if (request.url === '/v1/models') answer.writeHead(404).end()
  })
  expect((await check(url)).report).toContain('STORY_MODEL_FIRST_TOKEN_MS=500')
})

it('says what to do about a model that only thinks, or writes no Korean', async () => {
  const { url } = await startUpstream(({ answer }) => {
    const thought = { choices: [{ delta: { reasoning: 'hm' }, finish_reason: 'length' }] }
    startStream(answer).end(`data: ${JSON.stringify(thought)}\n\n${DONE}`)
  })
  expect((await check(url)).report).toContain('it only thinks: STORY_MODEL_MAX_TOKENS=200')
  const english = await check(await serverSaying(() => 'A lighthouse.'))
  expect(english.report).toContain('is not Korean')
})

it.each([
  [FORM, null],
  ['<think>음</think>\n문이 열렸다.\n**<<<STATE>>>**\n```json\n{"choices":[]}\n```', null],
  ['문이 열렸다.', 'the line <<<STATE>>> is missing'],
  ['<<<STATE>>>\n{}', 'there is no prose before <<<STATE>>>'],
  ['문이 열렸다.\n<<<STATE>>>\n선택', 'no JSON follows <<<STATE>>>'],
])('finds the fault of %o', (answer, fault) => {
  expect(faultOfForm(answer)).toBe(fault)
})

it('makes a talk of the requested length, the code word first', () => {
  const { messages, code } = longTalk(5_000, (text) => text.length)
  const length = messages.reduce((sum, { content }) => sum + content.length, 0)
  expect(length).toBeGreaterThan(4_900)
  expect(length).toBeLessThan(5_200)
  expect(messages[0]?.content).toContain(code)
  expect(messages.slice(1).some(({ content }) => content.includes(`등대-${code}`))).toBe(false)
  expect(messages.map(({ role }) => role).slice(0, 3)).toEqual(['user', 'assistant', 'user'])
  expect(messages.at(-1)?.role).toBe('user')
})
