import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createCountCache } from './count-cache.js'
import { estimateTokens, loadTokenCounter } from './tokens.js'

/** What a reader might type: the offline narrator alone learns from it, and no model is sent it. */
const EXAMPLES = /^[ -]*says:\n(?: +- .*\n)+/gmu
const THEMES = new URL('../../../../../packages/story-content/themes/', import.meta.url)

function paragraphs(): string[] {
  return readdirSync(THEMES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.endsWith('ledger.yaml'))
    .flatMap((path) =>
      readFileSync(new URL(path, THEMES), 'utf8').replace(EXAMPLES, '').split('\n'),
    )
    .map((line) => line.replace(/^\s*[-\w가-힣]*:?\s*/, '').trim())
    .filter(
      (line) => !/^(?:[가-힣 ]+: )?\[/u.test(line) && (line.match(/[가-힣]/g) ?? []).length >= 10,
    )
}

it('estimates the shipped themes never too low and not far too high', async () => {
  const count = await loadTokenCounter('o200k')
  const texts = paragraphs()
  const pairs = texts.map((text) => ({ exact: count(text), estimated: estimateTokens(text) }))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  expect(texts.length).toBeGreaterThan(500)
  expect(pairs.filter(({ exact, estimated }) => estimated < exact)).toEqual([])
  const ratio = sum(pairs.map((pair) => pair.estimated)) / sum(pairs.map((pair) => pair.exact))
  expect(ratio).toBeLessThan(1.4)
})

it('counts Korean as the tokenizer does', async () => {
  const count = await loadTokenCounter('o200k')
  expect(count('')).toBe(0)
  expect(count('안녕하세요')).toBe(2)
  expect(count('<|endoftext|>')).toBeGreaterThan(1)
  expect(estimateTokens('')).toBe(0)
})

it('loads the tokenizer once', () => {
  expect(loadTokenCounter('o200k')).toBe(loadTokenCounter('o200k'))
})

it('counts a text without spaces', async () => {
  const count = await loadTokenCounter('o200k')
  // Counts are kept, so that a second try needs a text of its own.
  const text = '가'.repeat(20_000 + Math.floor(Math.random() * 1_000))
  expect(count(text)).toBeGreaterThan(1_000)
})

it('counts a longer text once, and forgets the least recently used', () => {
  const counted: string[] = []
  const count = createCountCache((text) => counted.push(text))
  const long = (number: number) => `${number}`.padStart(40, '가')
  count(long(0))
  for (let number = 1; number < 4_000; number += 1) count(long(number))
  count(long(0))
  expect(counted).toHaveLength(4_000)
  count(long(4_000))
  count(long(1))
  expect(counted).toHaveLength(4_002)
  count('짧다')
  count('짧다')
  expect(counted).toHaveLength(4_004)
})

it('keeps no more than a few megabytes', () => {
  const counted: string[] = []
  const count = createCountCache((text) => counted.push(text))
  const huge = ['가', '나', '다'].map((syllable) => syllable.repeat(1_900_000))
  for (const text of [...huge, ...huge]) count(text)
  expect(counted).toHaveLength(6)
})
