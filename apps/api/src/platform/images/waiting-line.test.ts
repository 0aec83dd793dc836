import { expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.js'

it('does one thing after the other, and lets in no more bytes than it has room for', async () => {
  const line = createWaitingLine(100)
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(`${name} ends`)
  }
  const all = [line.run(60, work('a')), line.run(40, work('b'))]

  await expect(line.run(1, work('c'))).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 3 })
  await Promise.all(all)
  await line.run(100, work('d'))

  expect(order).toEqual(['a', 'b', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('passes failures on and goes on', async () => {
  const line = createWaitingLine(100)
  const failing = line.run(100, () => Promise.reject(new Error('no')))

  await expect(failing).rejects.toThrow('no')
  expect(await line.run(100, () => Promise.resolve(1))).toBe(1)
})
