import { expect, test } from 'vitest'
import { readLook, writeLook } from './reading-look'

test('comes back as it was kept', () => {
  expect(readLook(writeLook({ theme: 'ink', size: 19 }))).toEqual({ theme: 'ink', size: 19 })
  expect(readLook(writeLook({ theme: null, size: 24 }))).toEqual({ theme: null, size: 24 })
})

test('takes a misshapen cookie for the default and keeps sizes in bounds', () => {
  for (const stored of [undefined, '', '<script>', 'ink', 'neon-1', '-'])
    expect(readLook(stored).size).toBe(17)
  expect(readLook('night-99')).toEqual({ theme: 'night', size: 24 })
})
