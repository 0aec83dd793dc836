import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createOpenAiModel } from './openai-reader.js'
import { SECRET, modelAt, modelSaying } from './testing/openai-model.js'
import {
  DONE,
  startStream,
  failureOf,
  piece,
  startUpstream,
  streamAll,
} from './testing/upstream.js'

async function modelAnswering(status: number, type: string, body: string, more = {}) {
  const upstream = await startUpstream(({ answer }) => {
    answer.writeHead(status, { 'content-type': type, ...more })
    answer.end(body)
  })
  return modelAt(upstream.url)
}

it('hands on every piece as it comes, and how the answer ends', async () => {
  const model = await modelSaying(piece('문이 '), piece('열렸다.', { finish_reason: 'stop' }), DONE)
  expect(await streamAll(model)).toEqual({
    text: '문이 열렸다.',
    pieces: ['문이 ', '열렸다.'],
    signs: 0,
    finish: { reason: 'stop', model: 'stub' },
  })
})

it('asks as servers expect it', async () => {
  const { url, exchanges } = await startUpstream(({ answer }) =>
    startStream(answer).end(piece('네') + DONE),
  )
  const model = createOpenAiModel({ baseUrl: `${url}/?version=1`, apiKey: SECRET, name: 'a/b' })
  await streamAll(
    model,
    {},
    { messages: [{ role: 'user', content: '가' }], maxTokens: 7, temperature: 0 },
  )
  const [{ request, body } = {}] = exchanges
  expect(request?.url).toBe('/v1/chat/completions?version=1')
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${SECRET}`,
    'accept-encoding': 'identity',
    'content-type': 'application/json',
  })
  expect(JSON.parse(body ?? '')).toEqual({
    model: 'a/b',
    messages: [{ role: 'user', content: '가' }],
    max_tokens: 7,
    temperature: 0,
    stream: true,
  })
})

it('hands on Hangul that is cut inside a syllable', async () => {
  const { url } = await startUpstream(async ({ answer }) => {
    startStream(answer)
    for (const byte of Buffer.from(piece('달걀 껍질') + DONE)) {
      answer.write(Buffer.of(byte))
      await new Promise((resolve) => setImmediate(resolve))
    }
    answer.end()
  })
  expect((await streamAll(modelAt(url))).text).toBe('달걀 껍질')
})

it('reports reasoning as a sign of life, a comment as none', async () => {
  const thought = `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: '음' } }] })}\n\n`
  const other = thought.replace('reasoning_content', 'reasoning')
  const model = await modelSaying(': wait\n\n', thought, other, piece('네'), DONE)
  expect(await streamAll(model)).toMatchObject({ text: '네', signs: 2 })
})

it('knows how an answer may end', async () => {
  const ends: [string[], string][] = [
    [[piece('가', { finish_reason: 'length' }), DONE], 'length'],
    [[piece('가', { finish_reason: 'content_filter' }), DONE], 'other'],
    [[piece('가'), DONE], 'stop'],
    [[piece('가', { finish_reason: 'stop' })], 'stop'],
  ]
  for (const [chunks, reason] of ends) {
    expect((await streamAll(await modelSaying(...chunks))).finish.reason).toBe(reason)
  }
})

it('does not wait for a server that says it is finished but not [DONE]', async () => {
  const { url } = await startUpstream(({ answer }) => {
    startStream(answer).write(piece('가', { finish_reason: 'stop' }))
  })
  expect((await streamAll(modelAt(url))).text).toBe('가')
})

it('closes a connection that stays open behind a finished answer', async () => {
  const { url, closedAfter } = await startUpstream(({ answer }) => {
    startStream(answer).write(piece('가') + DONE)
  })
  expect((await streamAll(modelAt(url))).text).toBe('가')
  await closedAfter()
})

it('takes a whole completion as one piece', async () => {
  const completion = {
    model: 'm',
    choices: [{ message: { content: '통째로' }, finish_reason: 'stop' }],
  }
  const model = await modelAnswering(200, 'application/json', JSON.stringify(completion))
  expect(await streamAll(model)).toMatchObject({ pieces: ['통째로'], finish: { reason: 'stop' } })
})

it('names each failure', async () => {
  const json = 'application/json'
  const cases: [string, ReturnType<typeof modelAnswering>][] = [
    ['unauthorised', modelAnswering(401, json, '{"error":{"message":"Incorrect API key"}}')],
    ['unauthorised', modelAnswering(403, 'text/plain', 'no')],
    [
      'unknown-model',
      modelAnswering(404, json, '{"error":{"message":"The model `x` does not exist."}}'),
    ],
    [
      'unknown-model',
      modelAnswering(404, json, '{"error":{"message":"model \\"x\\" not found, try pulling it"}}'),
    ],
    [
      'unknown-model',
      modelAnswering(400, json, '{"error":{"message":"x is not a valid model ID"}}'),
    ],
    ['bad-answer', modelAnswering(404, 'text/plain', '404 page not found')],
    ['bad-answer', modelAnswering(400, json, '{"error":{"message":"temperature is wrong"}}')],
    ['bad-answer', modelAnswering(500, json, '{"error":"oops"}')],
    ['bad-answer', modelAnswering(302, 'text/html', '', { location: 'http://127.0.0.1:1/' })],
    ['bad-answer', modelAnswering(200, 'text/html', '<html>')],
    ['bad-answer', modelAnswering(200, json, '{"models":[]}')],
    ['bad-answer', modelAnswering(200, 'application/x-ndjson', '{"message":{}}\n')],
    ['bad-answer', modelAnswering(200, 'text/event-stream', 'data: {"choices":\n\n')],
    ['bad-answer', modelAnswering(200, 'text/event-stream', 'data: 7\n\n')],
    ['bad-answer', modelAnswering(200, 'text/event-stream', DONE, { 'content-encoding': 'gzip' })],
    ['busy', modelAnswering(429, json, '{}')],
    ['busy', modelAnswering(503, 'text/plain', 'loading')],
    [
      'busy',
      modelAnswering(
        200,
        'text/event-stream',
        'data: {"error":{"code":429,"message":"slow down"}}\n\n',
      ),
    ],
    [
      'busy',
      modelAnswering(200, 'text/event-stream', 'data: {"error":{"type":"overloaded_error"}}\n\n'),
    ],
    [
      'too-long',
      modelAnswering(
        400,
        json,
        '{"error":{"code":"context_length_exceeded","message":"This model\'s maximum context length is 10 tokens"}}',
      ),
    ],
    [
      'too-long',
      modelAnswering(
        400,
        json,
        '{"error":{"message":"the request exceeds the available context size"}}',
      ),
    ],
    ['broke-off', modelAnswering(200, 'text/event-stream', piece('가'))],
    [
      'too-long',
      modelAnswering(500, json, '{"error":{"message":"Context size has been exceeded."}}'),
    ],
    [
      'too-long',
      modelAnswering(400, json, '{"message":"max_tokens must be at least 1, got -186."}'),
    ],
    [
      'broke-off',
      modelAnswering(
        200,
        'text/event-stream',
        `${piece('가')}data: {"error":{"message":"worker died"}}\n\n`,
      ),
    ],
    ['broke-off', modelAnswering(200, 'text/event-stream', '')],
  ]
  for (const [index, [kind, model]] of cases.entries()) {
    expect((await failureOf(await model)).kind, `case ${index}`).toBe(kind)
  }
})

it('names a server that is not there, or hangs up', async () => {
  const silent = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  expect((await failureOf(modelAt(`http://127.0.0.1:${port}/v1`))).kind).toBe('refused')
  await new Promise((resolve) => silent.close(resolve))
  expect((await failureOf(modelAt(`http://127.0.0.1:${port}/v1`))).kind).toBe('refused')
})

it('says when a busy server wants to be asked again', async () => {
  const seconds = await failureOf(
    await modelAnswering(429, 'text/plain', '', { 'retry-after': '2' }),
  )
  expect(seconds.retryAfterMs).toBe(2_000)
  const at = new Date(Date.now() + 60_000).toUTCString()
  const date = await failureOf(await modelAnswering(503, 'text/plain', '', { 'retry-after': at }))
  expect(date.retryAfterMs).toBeGreaterThan(50_000)
  const none = await failureOf(
    await modelAnswering(429, 'text/plain', '', { 'retry-after': 'soon' }),
  )
  expect(none.retryAfterMs).toBeNull()
})

it('keeps key and prompt out of what is logged', async () => {
  const { url } = await startUpstream(({ answer, body, request }) => {
    answer.writeHead(400, { 'content-type': 'text/plain' })
    answer.end(`bad: ${request.headers.authorization} ${body} ${'x'.repeat(9_000)}`)
  })
  const { message } = await failureOf(modelAt(url))
  expect(message).toContain('HTTP 400: bad: Bearer ***')
  expect(message).not.toMatch(/sk-|[가-힣]/)
  expect(message.length).toBeLessThan(400)
})

it('uses the newer name of the limit once a server asks for it', async () => {
  const { url, exchanges } = await startUpstream(({ answer, body }) => {
    if (!body.includes('"max_tokens"')) return void startStream(answer).end(piece('네') + DONE)
    answer.writeHead(400, { 'content-type': 'application/json' })
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    answer.end(JSON.stringify({ error: { message } }))
  })
  const model = modelAt(url)
  expect((await streamAll(model)).text).toBe('네')
  expect((await streamAll(model)).text).toBe('네')
  expect(exchanges).toHaveLength(3)
})
