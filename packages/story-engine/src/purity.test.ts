import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

it('reads no clock, no chance and no outside world', () => {
  const impure =
    /\bDate\b|Math\.random|\bprocess\b|\bfetch\(|from 'node:|crypto|setTimeout|localeCompare|Intl\./u
  expect(sources.length).toBeGreaterThan(40)
  expect(sources.filter((path) => impure.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
