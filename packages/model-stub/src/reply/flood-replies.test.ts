import { expect, it } from 'vitest'
import { ask, openStub, readBody, readEvents, tellingOf, textAt } from '../testing/ask-stub.js'

const MEBIBYTE = 1024 * 1024

async function measure(response: Response) {
  let bytes = 0
  let lines = 1
  let last = Buffer.alloc(0)
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    last = Buffer.from(piece)
    for (const byte of piece) if (byte === 10) lines += 1
  }
  return { bytes, lines, end: last.subarray(-200).toString() }
}

it('huge sends 100 MiB of events and ends well', async () => {
  const stub = await openStub()
  const { bytes, lines, end } = await measure(await ask(stub, '[stub:huge seed=2]'))
  expect(bytes).toBeGreaterThanOrEqual(100 * MEBIBYTE)
  expect(bytes).toBeLessThan(101 * MEBIBYTE)
  expect(lines).toBeGreaterThan(3000)
  expect(end).toMatch(/"finish_reason":"stop"\}\]\}\n\ndata: \[DONE\]\n\n$/)
})

it('huge-line sends 20 MiB without an end of line', async () => {
  const stub = await openStub()
  const { bytes, lines } = await measure(await ask(stub, '[stub:huge-line]'))
  expect(bytes).toBeGreaterThanOrEqual(20 * MEBIBYTE)
  expect(lines).toBe(1)
})

it('huge-line without a stream is one valid document', async () => {
  const stub = await openStub()
  const response = await ask(stub, '[stub:huge-line]', { stream: false })
  const content = textAt(await response.json(), ['choices', '0', 'message', 'content'])
  expect(Buffer.byteLength(content ?? '')).toBeGreaterThanOrEqual(20 * MEBIBYTE)
})

it('never-ends goes on until the reader leaves', async () => {
  const stub = await openStub()
  const response = await ask(stub, '[stub:never-ends seed=2 gap=1]')
  const { content, finish, ending } = await tellingOf(response, {
    until: (text) => text.endsWith('\n\n') && readEvents(text).content.length > 800,
  })
  expect(ending).toBe('left')
  expect(content).toMatch(/^[가-힣 ,.\n]+$/)
  expect(finish).toBeNull()
})

it('waits for a reader who does not read', async () => {
  const stub = await openStub()
  const response = await ask(stub, '[stub:huge seed=2]')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(stub.openStreams()).toBe(1)
  expect(stub.requests[0]?.finished).toBe(false)
  await readBody(response)
  expect(stub.requests[0]?.finished).toBe(true)
})
