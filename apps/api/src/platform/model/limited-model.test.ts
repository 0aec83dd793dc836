import { expect, it } from 'vitest'
import { createLimitedModel, type ModelLimits } from './limited-model.js'
import { createOpenAiModel } from './openai-reader.js'
import type { UpstreamExchange } from './testing/upstream.js'
import {
  DONE,
  startStream,
  failureOf,
  piece,
  startUpstream,
  streamAll,
} from './testing/upstream.js'

/** Limits that no test lives to see. */
const WIDE = { firstMs: 60_000, silenceMs: 60_000, totalMs: 60_000, maxCharacters: 10_000 }

async function limitedModel(
  limits: Partial<ModelLimits>,
  handle: (exchange: UpstreamExchange) => void,
) {
  const upstream = await startUpstream(handle)
  const server = { baseUrl: upstream.url, apiKey: null, name: 'stub' }
  return { upstream, model: createLimitedModel(createOpenAiModel(server), { ...WIDE, ...limits }) }
}

/** Writes one chunk every `ms` until the client goes. */
function every(ms: number, chunk: string, { answer }: UpstreamExchange) {
  startStream(answer)
  const timer = setInterval(() => answer.write(chunk), ms)
  answer.on('close', () => clearInterval(timer))
}

async function timed<Value>(run: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const startedAt = performance.now()
  return { value: await run(), ms: performance.now() - startedAt }
}

it('passes a quick answer on unchanged', async () => {
  const { model } = await limitedModel({}, ({ answer }) =>
    startStream(answer).end(piece('네') + DONE),
  )
  expect(await streamAll(model)).toMatchObject({
    text: '네',
    finish: { reason: 'stop', model: 'stub' },
  })
})

it('gives up on a server that never starts', async () => {
  const { model, upstream } = await limitedModel({ firstMs: 200 }, () => undefined)
  const { value, ms } = await timed(() => failureOf(model))
  expect(value.kind).toBe('time-out-first')
  expect(ms).toBeGreaterThanOrEqual(199)
  await upstream.closedAfter()
})

it('takes comments for no sign of life, and reasoning for one', async () => {
  const comments = await limitedModel({ firstMs: 150 }, (exchange) =>
    every(10, ': wait\n\n', exchange),
  )
  expect((await failureOf(comments.model)).kind).toBe('time-out-first')
  const thought = 'data: {"choices":[{"delta":{"reasoning":"hm"}}]}\n\n'
  const thinking = await limitedModel(
    { firstMs: 1_500, silenceMs: 1_500, totalMs: 2_000 },
    (exchange) => every(10, thought, exchange),
  )
  expect((await failureOf(thinking.model)).kind).toBe('time-out-total')
})

it('gives up on a server that falls silent', async () => {
  const { model, upstream } = await limitedModel({ silenceMs: 200 }, ({ answer }) => {
    startStream(answer).write(piece('가'))
  })
  const value = await failureOf(model)
  expect(value.kind).toBe('time-out-silence')
  await upstream.closedAfter()
})

it('gives up on an answer that never ends', async () => {
  const { model, upstream } = await limitedModel({ totalMs: 900 }, (exchange) =>
    every(10, piece('가'), exchange),
  )
  const { value, ms } = await timed(() => failureOf(model))
  expect(value.kind).toBe('time-out-total')
  expect(ms).toBeGreaterThanOrEqual(899)
  await upstream.closedAfter()
})

it('passes on no more than the cap, whole characters only, and closes the upstream', async () => {
  const { model, upstream } = await limitedModel({ maxCharacters: 6 }, (exchange) =>
    every(5, piece('가나👻다'), exchange),
  )
  const { text, finish } = await streamAll(model)
  expect(text).toBe('가나👻다가')
  expect(finish.reason).toBe('length')
  await upstream.closedAfter()
  const half = await limitedModel({ maxCharacters: 3 }, (exchange) =>
    every(5, piece('가나👻'), exchange),
  )
  expect((await streamAll(half.model)).text).toBe('가나')
})

it('closes an answer of 100 MB early, and does not keep it', async () => {
  let written = 0
  const block = piece('가'.repeat(4_000))
  const { model, upstream } = await limitedModel({ maxCharacters: 100_000 }, ({ answer }) => {
    startStream(answer)
    const pour = () => {
      while (written < 100_000_000 && !answer.destroyed) {
        written += block.length
        if (!answer.write(block)) return void answer.once('drain', pour)
      }
    }
    pour()
  })
  const before = process.memoryUsage()
  expect((await streamAll(model)).finish.reason).toBe('length')
  const after = process.memoryUsage()
  await upstream.closedAfter()
  expect(written).toBeLessThan(20_000_000)
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(30_000_000)
})

it('passes a stop on to the upstream', async () => {
  const { model, upstream } = await limitedModel({}, (exchange) => every(5, piece('가'), exchange))
  const stop = new AbortController()
  const failure = failureOf(model, { signal: stop.signal, onText: () => stop.abort() })
  expect((await failure).kind).toBe('aborted')
  await upstream.closedAfter()
})

const busyTimes = (times: number, retryAfter: string) => {
  let left = times
  return ({ answer }: UpstreamExchange) => {
    left -= 1
    if (left < 0) return void startStream(answer).end(piece('네') + DONE)
    answer.writeHead(429, { 'retry-after': retryAfter }).end()
  }
}

it('comes back when a busy server asks it to, twice at most', async () => {
  const twice = await limitedModel({}, busyTimes(2, '0.1'))
  const { value, ms } = await timed(() => streamAll(twice.model))
  expect(value.text).toBe('네')
  expect(ms).toBeGreaterThanOrEqual(199)
  const often = await limitedModel({}, busyTimes(3, '0'))
  expect((await failureOf(often.model)).kind).toBe('busy')
  expect(often.upstream.exchanges).toHaveLength(3)
})

it('does not wait longer than for a first piece', async () => {
  const { model, upstream } = await limitedModel({ firstMs: 500 }, busyTimes(1, '1'))
  const value = await failureOf(model)
  expect(value).toMatchObject({ kind: 'busy', retryAfterMs: 1_000 })
  expect(upstream.exchanges).toHaveLength(1)
})

it('stops while it waits for a busy server', async () => {
  const { model, upstream } = await limitedModel({}, busyTimes(1, '3'))
  const value = await failureOf(model, { signal: AbortSignal.timeout(100) })
  expect(value.kind).toBe('aborted')
  expect(upstream.exchanges).toHaveLength(1)
})
