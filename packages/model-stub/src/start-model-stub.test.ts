import { describe, expect, it } from 'vitest'
import { BEHAVIOUR_NAMES } from './behaviour.js'
import { ask, openStub, readBody, tellingOf } from './testing/ask-stub.js'

describe('the server', () => {
  it('lists its models', async () => {
    const stub = await openStub()
    expect(stub.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/)
    const names = ['stub', ...BEHAVIOUR_NAMES.map((name) => `stub:${name}`)]
    expect(await (await fetch(`${stub.baseUrl}/models`)).json()).toMatchObject({
      object: 'list',
      data: names.map((id) => ({ id, object: 'model' })),
    })
  })

  it('checks the key where one is set', async () => {
    const stub = await openStub({ apiKey: 'right' })
    const statusOf = async (headers: Record<string, string>) =>
      (await ask(stub, '[stub:empty]', { headers })).status
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ authorization: 'Bearer wrong' })).toBe(401)
    expect(await statusOf({ authorization: 'Bearer right' })).toBe(200)
    expect((await fetch(`${stub.baseUrl}/models`)).status).toBe(401)
    expect(stub.requests).toHaveLength(1)
  })

  it('refuses other paths, broken bodies and misspelt behaviours', async () => {
    const stub = await openStub()
    expect((await fetch(`${stub.baseUrl}/completions`, { method: 'POST' })).status).toBe(404)
    const post = (body: string) =>
      fetch(`${stub.baseUrl}/chat/completions`, { method: 'POST', body })
    expect((await post('{')).status).toBe(400)
    expect((await post('{"model":"m"}')).status).toBe(400)
    const misspelt = await ask(stub, '[stub:hang]')
    expect(misspelt.status).toBe(400)
    expect(await misspelt.json()).toMatchObject({
      error: { message: "there is no behaviour 'hang'" },
    })
    expect(stub.requests).toEqual([])
  })

  it('tells of a behave function that throws', async () => {
    const stub = await openStub()
    stub.behave(() => {
      throw new Error('the test is wrong')
    })
    expect(await (await ask(stub, 'x')).json()).toMatchObject({
      error: { message: 'the test is wrong', code: 500 },
    })
  })
})

describe('answers', () => {
  it('sends chunks of the documented shape', async () => {
    const stub = await openStub()
    const { raw, tokens } = await tellingOf(await ask(stub, '[stub:markers seed=1 gap=0]'))
    const chunk = (delta: unknown, reason: string | null) => ({
      id: 'chatcmpl-stub-1',
      object: 'chat.completion.chunk',
      created: expect.any(Number),
      model: 'stub',
      choices: [{ index: 0, delta, finish_reason: reason }],
    })
    const documents = raw.split('\n\n').map((event) => event.slice('data: '.length))
    expect(documents.slice(-2)).toEqual(['[DONE]', ''])
    expect(documents.slice(0, -2).map((text) => JSON.parse(text))).toEqual([
      chunk({ role: 'assistant', content: '' }, null),
      ...tokens.map((content) => chunk({ content }, null)),
      chunk({}, 'stop'),
    ])
  })

  it('sends usage when it is asked for', async () => {
    const stub = await openStub()
    const body = { stream_options: { include_usage: true } }
    const { raw, tokens } = await tellingOf(await ask(stub, '[stub:tell gap=0]', { body }))
    expect(raw).toContain(
      `"choices":[],"usage":{"prompt_tokens":0,"completion_tokens":${tokens.length},`,
    )
  })

  it('answers one document without a stream', async () => {
    const stub = await openStub({ seed: 5 })
    const response = await ask(stub, '[stub:tell gap=0]', { stream: false })
    const { content } = await tellingOf(await ask(stub, '[stub:tell gap=0]'))
    expect(await response.json()).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
    })
  })

  it.each(['hang-mid', 'hang-before-first-token', 'never-ends'])(
    '%s without a stream sends nothing',
    async (name) => {
      const stub = await openStub()
      const how = { stream: false, signal: AbortSignal.timeout(200) }
      await expect(ask(stub, `[stub:${name} gap=0]`, how)).rejects.toThrow(/timeout/)
    },
  )

  it('is the same for the same behaviour and seed, and another for another seed', async () => {
    const [one, two] = [await openStub(), await openStub()]
    const endless = ['hang', 'ping', 'never', 'huge', 'refuse', 'close-early', 'retry', 'byte']
    const names = BEHAVIOUR_NAMES.filter((name) => !endless.some((word) => name.includes(word)))
    for (const name of names) {
      const bodyOf = async (stub: typeof one, seed: number) =>
        (await readBody(await ask(stub, `[stub:${name} seed=${seed} gap=0]`))).text
      expect(await bodyOf(one, 11)).toBe(await bodyOf(two, 11))
    }
    const proseOf = async (seed: number) =>
      (await tellingOf(await ask(one, `[stub:no-tail seed=${seed} gap=0]`))).content
    expect(await proseOf(11)).not.toBe(await proseOf(12))
  })
})

describe('the log', () => {
  it('keeps the body, the behaviour and the end of each request', async () => {
    const stub = await openStub()
    stub.behave({ name: 'tell', gapMs: 0, seed: 3 })
    const body = { temperature: 0.8 }
    await tellingOf(await ask(stub, '문을 연다', { system: ['규칙'], body }))
    expect(stub.requests).toEqual([
      {
        body: {
          model: 'stub',
          stream: true,
          messages: [
            { role: 'system', content: '규칙' },
            { role: 'user', content: '문을 연다' },
          ],
          raw: expect.objectContaining({ temperature: 0.8 }),
        },
        behaviour: { name: 'tell', seed: 3, gapMs: 0 },
        at: expect.closeTo(Date.now(), -4),
        closedByClientAtMs: null,
        finished: true,
      },
    ])
  })

  it.each(['tell', 'hang-mid', 'hang-before-first-token', 'huge', 'never-ends'])(
    'notes when the caller of %s went away',
    async (name) => {
      const stub = await openStub()
      const leaving = new AbortController()
      await ask(stub, `[stub:${name}]`, { signal: leaving.signal })
      expect(stub.openStreams()).toBe(1)
      leaving.abort()
      await expect.poll(() => stub.openStreams()).toBe(0)
      expect(stub.requests[0]?.finished).toBe(false)
      expect(stub.requests[0]?.closedByClientAtMs).toEqual(expect.any(Number))
    },
  )

  it('keeps the newest thousand', async () => {
    const stub = await openStub()
    for (let round = 0; round < 21; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) =>
          (await ask(stub, `[stub:empty seed=${round * 50 + index}]`)).text(),
        ),
      )
    expect(stub.requests).toHaveLength(1000)
    expect(stub.requests[0]?.behaviour.seed).toBeGreaterThan(0)
    expect(stub.openStreams()).toBe(0)
  })
})

describe('close', () => {
  it('breaks off open answers without blaming the caller, and frees the port', async () => {
    const stub = await openStub()
    const response = await ask(stub, '[stub:hang-mid gap=0]')
    await Promise.all([stub.close(), stub.close()])
    expect((await readBody(response)).ending).toBe('broken')
    expect(stub.openStreams()).toBe(0)
    expect(stub.requests[0]).toMatchObject({ finished: false, closedByClientAtMs: null })
    await expect(ask(stub, 'x')).rejects.toThrow('fetch failed')
  })
})
