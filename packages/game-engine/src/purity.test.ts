import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !path.startsWith('fixtures/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

it('reads no clock, no chance and no outside world', () => {
  const impure =
    /\bDate\b|Math\.random|\bprocess\b|\bfetch\(|from 'node:|crypto|setTimeout|setInterval|requestAnimationFrame|performance\.|\b(?:window|document|navigator|globalThis)\b|localeCompare|Intl\./u
  expect(sources.length).toBeGreaterThan(30)
  expect(sources.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([])
})

it('loads nothing of other packages but limits and the marks of a sentence', () => {
  const loaded = sources.flatMap(({ text }) =>
    [...text.matchAll(/^(import|export) (?!type\b)[^'"]*from '([^.'][^']*)'/gmu)].map(
      (match) => match[2],
    ),
  )
  expect(new Set(loaded)).toEqual(
    new Set(['@doran/contract/game/limits', '@doran/korean/sentence-marks']),
  )
})
