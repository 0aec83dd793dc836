import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { TUNED_SENTENCES } from './fixtures/tuned-sentences.js'
import { UNSEEN_SENTENCES } from './fixtures/unseen-sentences.js'
import { compileTriggers } from './triggers.js'

const SENTENCES = [...TUNED_SENTENCES, ...UNSEEN_SENTENCES]
const LIMIT_MS = 2

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
}

test.each(['NFC', 'NFD'])('finds 40 entries in 2,000 characters within 2 ms (%s)', (form) => {
  const keys = [...new Set(SENTENCES.flatMap((sentence) => sentence.keys))].slice(0, 40)
  const matcher = compileTriggers(keys.map((key) => ({ id: key, keys: [key, `${key} 경`] })))
  const prose = SENTENCES.map(({ text }) => text)
    .join(' ')
    .normalize('NFC')
    .slice(0, 2_000)
  const text = prose.normalize(form)
  expect([keys.length, prose.length]).toEqual([40, 2_000])

  const cold = performance.now()
  const hits = matcher.find(text).length
  const coldMs = performance.now() - cold
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now()
    matcher.find(text)
    return performance.now() - start
  })
  const ms = median(times)
  process.stdout.write(
    `${form}: ${hits} hits, first ${coldMs.toFixed(2)} ms, median ${ms.toFixed(3)} ms\n`,
  )
  expect(hits).toBeGreaterThan(40)
  expect(ms).toBeLessThanOrEqual(form === 'NFC' ? LIMIT_MS : LIMIT_MS * 4)
})
