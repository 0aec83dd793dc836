import { expect, it } from 'vitest'
import { createWorkGate } from './work-gate.js'

it('runs as many as its width at once, what continues first, in order of arrival', async () => {
  const gate = createWorkGate(2)
  const order: string[] = []
  const held = new Map<string, () => void>()
  const work = (name: string) => () => {
    order.push(name)
    return new Promise<void>((resolve) => held.set(name, resolve))
  }
  const all = [
    gate.run('beginning', work('a')),
    gate.run('beginning', work('b')),
    gate.run('beginning', work('c')),
    gate.run('beginning', work('d')),
    gate.run('continuing', work('e')),
  ]
  await nextTick()
  expect(order).toEqual(['a', 'b'])

  for (const name of ['a', 'b', 'e', 'c', 'd']) {
    held.get(name)?.()
    await nextTick()
  }
  await Promise.all(all)
  expect(order).toEqual(['a', 'b', 'e', 'c', 'd'])
})

it('passes failures on and gives the place free', async () => {
  const gate = createWorkGate(1)
  const failing = gate.run('beginning', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await gate.run('beginning', () => Promise.resolve(1))).toBe(1)
})

const nextTick = () => new Promise((resolve) => setImmediate(resolve))
