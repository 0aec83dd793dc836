import { expect, it } from 'vitest'
import { ask, openStub, readEvents, tellingOf } from '../testing/ask-stub.js'
import { readSocket } from '../testing/read-socket.js'

const BODY = Buffer.from('\r\n\r\n')

/** The reads that hold the body; a head that came alone is left out. */
async function bodyReads(text: string): Promise<Buffer[]> {
  const reads = await readSocket(await openStub(), text)
  return reads
    .map((read, index) => (index === 0 ? read.subarray(read.indexOf(BODY) + 4) : read))
    .filter(({ length }) => length > 0)
}

it('cut-hangul ends every write but the last inside a character', async () => {
  const reads = await bodyReads('[stub:cut-hangul seed=4 gap=4]')
  expect(reads.length).toBeGreaterThan(40)
  for (const [index, read] of reads.slice(1).entries())
    expect({ index, isInside: ((read[0] ?? 0) & 0xc0) === 0x80 }).toEqual({ index, isInside: true })
  const whole = await tellingOf(await ask(await openStub(), '[stub:tell seed=4 gap=0]'))
  expect(readEvents(Buffer.concat(reads).toString()).content).toBe(whole.content)
})

it('byte-a-second sends single bytes', async () => {
  const stub = await openStub()
  const response = await ask(stub, '[stub:byte-a-second seed=4]')
  const start = performance.now()
  const reader = response.body?.getReader()
  const sizes: (number | undefined)[] = []
  for (let count = 0; count < 2; count += 1) sizes.push((await reader?.read())?.value?.length)
  expect(sizes).toEqual([1, 1])
  expect(performance.now() - start).toBeGreaterThan(1900)
  await reader?.cancel()
})

it('byte-a-second tells the whole when it is given less than a second', async () => {
  const stub = await openStub()
  const { finish, isDone } = await tellingOf(await ask(stub, '[stub:byte-a-second gap=0]'))
  expect({ finish, isDone }).toEqual({ finish: 'stop', isDone: true })
})

it('crlf separates by CR LF and puts no space behind the colon', async () => {
  const { raw, content } = await tellingOf(await ask(await openStub(), '[stub:crlf seed=4 gap=0]'))
  expect(raw).toMatch(/^(?:data:[{[][^\r\n]*\r\n\r\n)+$/)
  expect(content).toContain('<<<STATE>>>')
})

it('one-write sends the whole stream at once', async () => {
  const reads = await bodyReads('[stub:one-write seed=4]')
  const events = reads.filter((read) => read.includes('data:'))
  expect(events).toHaveLength(1)
  expect(events[0]?.includes('[DONE]')).toBe(true)
  expect(events[0]?.includes('"role":"assistant"')).toBe(true)
})
