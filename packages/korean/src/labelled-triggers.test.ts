import { expect, test } from 'vitest'
import { readSentences, type TriggerSentence } from './fixtures/read-sentences.js'
import { compileTriggers } from './triggers.js'

type Score = { right: number; wrong: string[]; missed: string[] }

function findIn({ text, keys }: TriggerSentence) {
  return compileTriggers(keys.map((key) => ({ id: key, keys: [key] }))).find(text)
}

function keyOf(label: string, keys: readonly string[]): string {
  return keys.find((key) => label === key || label.startsWith(`${key}+`)) ?? label
}

function score(sentences: readonly TriggerSentence[]): Score {
  const total: Score = { right: 0, wrong: [], missed: [] }
  for (const sentence of sentences) {
    const missing = sentence.hits.map((label) => keyOf(label, sentence.keys))
    for (const { key } of findIn(sentence)) {
      const at = missing.indexOf(key)
      if (at < 0) total.wrong.push(`${key} in ${sentence.text}`)
      else {
        missing.splice(at, 1)
        total.right += 1
      }
    }
    total.missed.push(...missing.map((key) => `${key} in ${sentence.text}`))
  }
  return total
}

function report(name: string, sentences: readonly TriggerSentence[]) {
  const { right, wrong, missed } = score(sentences)
  const precision = right / (right + wrong.length)
  const recall = right / (right + missed.length)
  const lines = [
    `${name}: ${sentences.length} sentences, ${right} hits right`,
    `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    ...wrong.map((line) => `wrong: ${line}`),
    ...missed.map((line) => `missed: ${line}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return { precision, recall }
}

test.each([
  ['tuned set', 'tuned'],
  ['unseen set', 'unseen'],
  ['set by another hand', 'other-hand'],
  ['set by a third hand', 'third-hand'],
  ['set by a fourth hand', 'fourth-hand'],
  ['set by a fifth hand', 'fifth-hand'],
  ['blind set, never tuned on', 'blind'],
  ['second blind set, never tuned on', 'second-blind'],
])('precision and recall on the %s are at least 0.95', (name, file) => {
  const { precision, recall } = report(name, readSentences(file))
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})

const PARTICLE_CASES = readSentences('tuned').flatMap((sentence) => {
  const labels = sentence.hits.filter((hit) => hit.includes('+'))
  return labels.length === 0 ? [] : [{ ...sentence, labels }]
})

test.each(PARTICLE_CASES)('reports the particles of: $text', (sentence) => {
  const found = findIn(sentence).map(({ key, particle }) => `${key}+${particle}`)
  expect(found).toEqual(expect.arrayContaining(sentence.labels))
})
