import { expect, test } from 'vitest'
import { BLIND_SENTENCES } from './fixtures/blind-sentences.js'
import { FIFTH_HAND_SENTENCES } from './fixtures/fifth-hand-sentences.js'
import { FOURTH_HAND_SENTENCES } from './fixtures/fourth-hand-sentences.js'
import { OTHER_HAND_SENTENCES } from './fixtures/other-hand-sentences.js'
import { SECOND_BLIND_SENTENCES } from './fixtures/second-blind-sentences.js'
import { THIRD_HAND_SENTENCES } from './fixtures/third-hand-sentences.js'
import { TUNED_SENTENCES } from './fixtures/tuned-sentences.js'
import { UNSEEN_SENTENCES } from './fixtures/unseen-sentences.js'
import type { TriggerSentence } from './fixtures/trigger-sentence.js'
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
  ['tuned set', TUNED_SENTENCES],
  ['unseen set', UNSEEN_SENTENCES],
  ['set by another hand', OTHER_HAND_SENTENCES],
  ['set by a third hand', THIRD_HAND_SENTENCES],
  ['set by a fourth hand', FOURTH_HAND_SENTENCES],
  ['set by a fifth hand', FIFTH_HAND_SENTENCES],
  ['blind set, never tuned on', BLIND_SENTENCES],
  ['second blind set, never tuned on', SECOND_BLIND_SENTENCES],
])('precision and recall on the %s are at least 0.95', (name, sentences) => {
  const { precision, recall } = report(name, sentences)
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})

const PARTICLE_CASES = TUNED_SENTENCES.flatMap((sentence) => {
  const labels = sentence.hits.filter((hit) => hit.includes('+'))
  return labels.length === 0 ? [] : [{ ...sentence, labels }]
})

test.each(PARTICLE_CASES)('reports the particles of: $text', (sentence) => {
  const found = findIn(sentence).map(({ key, particle }) => `${key}+${particle}`)
  expect(found).toEqual(expect.arrayContaining(sentence.labels))
})
