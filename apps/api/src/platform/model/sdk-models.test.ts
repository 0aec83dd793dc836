import { expect, it } from 'vitest'
import { createSdkModel, separateSystem } from './sdk-models.js'
import type { UpstreamExchange } from './testing/upstream.js'
import { startStream, failureOf, startUpstream, streamAll } from './testing/upstream.js'

type Provider = 'anthropic' | 'google'
type Way = 'whole' | 'length' | 'cut' | 'hung up' | 'endless'

const PROVIDERS = ['anthropic', 'google'] as const

async function modelOf(provider: Provider, handle: (exchange: UpstreamExchange) => void) {
  const upstream = await startUpstream(handle)
  const server = { provider, baseUrl: upstream.url, apiKey: 'k-secret', name: 'x-1' }
  return { upstream, model: createSdkModel(server) }
}

/** Says "안녕" as each provider's own stream does. */
function say(provider: Provider, way: Way) {
  return (exchange: UpstreamExchange) => {
    const answer = startStream(exchange.answer)
    if (provider === 'anthropic') sayAsAnthropic(answer.write.bind(answer), way)
    else sayAsGoogle(answer.write.bind(answer), way)
    if (way === 'hung up') setTimeout(() => exchange.socket.destroy(), 30)
    else if (way !== 'endless') answer.end()
  }
}

function sayAsAnthropic(write: (chunk: string) => void, way: Way) {
  const event = (type: string, more: object) =>
    write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
  const usage = { input_tokens: 3, output_tokens: 1 }
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'x-1-0101', content: [] }
  event('message_start', { message: { ...message, stop_reason: null, usage } })
  event('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } })
  event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: '음' } })
  event('content_block_stop', { index: 0 })
  event('content_block_start', { index: 1, content_block: { type: 'text', text: '' } })
  for (const text of ['안', '녕']) {
    event('content_block_delta', { index: 1, delta: { type: 'text_delta', text } })
  }
  if (way !== 'whole' && way !== 'length') return
  event('content_block_stop', { index: 1 })
  const reason = way === 'whole' ? 'end_turn' : 'max_tokens'
  event('message_delta', { delta: { stop_reason: reason }, usage })
  event('message_stop', {})
}

function sayAsGoogle(write: (chunk: string) => void, way: Way) {
  const event = (part: object, more: object = {}) =>
    write(
      `data: ${JSON.stringify({
        candidates: [{ content: { parts: [part], role: 'model' }, index: 0, ...more }],
        modelVersion: 'x-1-0101',
      })}\n\n`,
    )
  event({ text: '음', thought: true })
  event({ text: '안' })
  if (way === 'whole') event({ text: '녕' }, { finishReason: 'STOP' })
  else if (way === 'length') event({ text: '녕' }, { finishReason: 'MAX_TOKENS' })
  else event({ text: '녕' })
}

it.each(PROVIDERS)('hands on pieces, signs and the end of an answer of %s', async (provider) => {
  const whole = await modelOf(provider, say(provider, 'whole'))
  expect(await streamAll(whole.model)).toMatchObject({
    pieces: ['안', '녕'],
    signs: 1,
    finish: { reason: 'stop' },
  })
  const long = await modelOf(provider, say(provider, 'length'))
  expect((await streamAll(long.model)).finish.reason).toBe('length')
})

it('names the model as Anthropic does', async () => {
  const { model } = await modelOf('anthropic', say('anthropic', 'whole'))
  expect((await streamAll(model)).finish.model).toBe('x-1-0101')
})

it.each(PROVIDERS)('asks %s with the system text apart', async (provider) => {
  const { model, upstream } = await modelOf(provider, say(provider, 'whole'))
  await streamAll(model)
  const [one] = upstream.exchanges
  const body = one?.body ?? ''
  const sent: unknown = JSON.parse(body)
  const talk = provider === 'anthropic' ? 'content' : 'parts'
  expect(sent).toMatchObject({
    [provider === 'anthropic' ? 'messages' : 'contents']: [
      { role: 'user', [talk]: [{ text: '문을 연다' }] },
    ],
  })
  expect(body).toContain('당신은 이야기꾼이에요.')
  expect(Object.values(one?.request.headers ?? {})).toContain('k-secret')
})

it.each(PROVIDERS)('knows an answer of %s that breaks off', async (provider) => {
  const cut = await modelOf(provider, say(provider, 'cut'))
  expect((await failureOf(cut.model)).kind).toBe('broke-off')
  const hungUp = await modelOf(provider, say(provider, 'hung up'))
  expect((await failureOf(hungUp.model)).kind).toBe('broke-off')
})

it.each(PROVIDERS)('closes the connection to %s on a stop', async (provider) => {
  const { model, upstream } = await modelOf(provider, say(provider, 'endless'))
  const stop = new AbortController()
  const failure = failureOf(model, { signal: stop.signal, onText: () => stop.abort() })
  expect((await failure).kind).toBe('aborted')
  await upstream.closedAfter()
})

it.each(PROVIDERS)('names each refusal of %s', async (provider) => {
  const cases = [
    [401, '{"error":{"message":"invalid x-api-key k-secret"}}', 'unauthorised'],
    [404, '{"error":{"type":"not_found_error","message":"model: x-1"}}', 'unknown-model'],
    [400, '{"error":{"message":"prompt is too long: 9 tokens > 8 maximum"}}', 'too-long'],
    [429, '{"error":{"message":"slow down"}}', 'busy'],
    [529, '{"error":{"type":"overloaded_error","message":"Overloaded"}}', 'busy'],
    [500, 'oops', 'bad-answer'],
    [302, '', 'bad-answer'],
  ] as const
  for (const [status, body, kind] of cases) {
    const { model } = await modelOf(provider, ({ answer }) => {
      answer.writeHead(status, {
        'content-type': 'application/json',
        'retry-after': '3',
        location: 'http://127.0.0.1:1/',
      })
      answer.end(body)
    })
    const failure = await failureOf(model)
    expect(failure, `${status}`).toMatchObject({
      kind,
      retryAfterMs: kind === 'busy' ? 3_000 : null,
    })
    expect(JSON.stringify(failure) + failure.message).not.toMatch(/k-secret|[가-힣]/)
    expect(failure.cause).toBeUndefined()
  }
})

it('knows an overload that comes inside a stream', async () => {
  const { model } = await modelOf('anthropic', ({ answer }) => {
    const error = { type: 'overloaded_error', message: 'Overloaded' }
    startStream(answer).end(`event: error\ndata: ${JSON.stringify({ type: 'error', error })}\n\n`)
  })
  expect((await failureOf(model)).kind).toBe('busy')
})

it.each(PROVIDERS)('names %s not being there', async (provider) => {
  const baseUrl = 'http://127.0.0.1:59999/v1'
  const model = createSdkModel({ provider, baseUrl, apiKey: 'k', name: 'x' })
  expect((await failureOf(model)).kind).toBe('refused')
})

it('lets the user start the talk', () => {
  const { instructions, messages } = separateSystem([
    { role: 'system', content: '가' },
    { role: 'assistant', content: '옛날에' },
    { role: 'system', content: '나' },
  ])
  expect(instructions).toBe('가\n\n나')
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
})
