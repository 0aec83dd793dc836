import { expect, it } from 'vitest'
import { modelAt, modelSaying } from './testing/openai-model.js'
import {
  DONE,
  startStream,
  failureOf,
  piece,
  startUpstream,
  streamAll,
} from './testing/upstream.js'

it('closes the upstream within a second of a stop', async () => {
  const { url, closedAfter } = await startUpstream(({ answer }) => {
    startStream(answer)
    const timer = setInterval(() => answer.write(piece('말 ')), 5)
    answer.on('close', () => clearInterval(timer))
  })
  const stop = new AbortController()
  const texts: string[] = []
  const failure = failureOf(modelAt(url), {
    signal: stop.signal,
    onText(text) {
      texts.push(text)
      if (texts.length === 3) stop.abort()
    },
  })
  expect((await failure).kind).toBe('aborted')
  await closedAfter()
  expect(texts).toHaveLength(3)
})

it('refuses to start where it was stopped before', async () => {
  const failure = await failureOf(modelAt('http://127.0.0.1:9/v1'), { signal: AbortSignal.abort() })
  expect(failure.kind).toBe('aborted')
})

it('closes a line of 20 MB at its first megabyte', async () => {
  let written = 0
  const { url, closedAfter } = await startUpstream(({ answer }) => {
    startStream(answer).write('data: "')
    const block = Buffer.alloc(65_536, 'a')
    const pour = () => {
      while (written < 20_000_000 && !answer.destroyed) {
        written += block.length
        if (!answer.write(block)) return void answer.once('drain', pour)
      }
    }
    pour()
  })
  expect((await failureOf(modelAt(url))).message).toContain('1 MB')
  await closedAfter()
  expect(written).toBeLessThan(15_000_000)
})

it('fails, and does not throw into the socket, where a piece cannot be handed on', async () => {
  const model = await modelSaying(piece('가'), DONE)
  const failure = await failureOf(model, {
    onText() {
      throw new Error('nobody listens')
    },
  })
  expect(failure).toMatchObject({ kind: 'bad-answer', cause: { message: 'nobody listens' } })
})

it('keeps its connection for the next answer', async () => {
  const { url, exchanges } = await startUpstream(({ answer }) =>
    startStream(answer).end(piece('네') + DONE),
  )
  const model = modelAt(url)
  // It is free again a moment after the answer was read.
  await expect
    .poll(async () => {
      await streamAll(model)
      return exchanges.length - new Set(exchanges.map(({ socket }) => socket)).size
    })
    .toBeGreaterThan(1)
})

it('asks once more where a kept connection was closed under it', async () => {
  const { url, exchanges } = await startUpstream(({ answer, socket }) => {
    const isKept = exchanges.filter((one) => one.socket === socket).length > 1
    if (isKept) socket.resetAndDestroy()
    else startStream(answer).end(piece('네') + DONE)
  })
  const model = modelAt(url)
  let answers = 0
  await expect
    .poll(async () => {
      expect((await streamAll(model)).text).toBe('네')
      answers += 1
      return exchanges.length - answers
    })
    .toBe(1)
})

it('holds 50 answers at once', async () => {
  const { url } = await startUpstream(({ answer }) => {
    startStream(answer)
    let left = 20
    const timer = setInterval(() => {
      left -= 1
      answer.write(piece('말'))
      if (left > 0) return
      clearInterval(timer)
      answer.end(DONE)
    }, 2)
  })
  const model = modelAt(url)
  const answers = await Promise.all(Array.from({ length: 50 }, () => streamAll(model)))
  expect(answers.every(({ text }) => text === '말'.repeat(20))).toBe(true)
})
