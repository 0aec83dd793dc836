import { describe, expect, it } from 'vitest'
import { SHIPPED_GAMES } from './index.js'
import { PSYTESTS, WORLDCUPS } from './testing/by-kind.js'
import {
  labelsOf,
  proseOf,
  saidOf,
  sentencesOf,
  splitSentences,
  textsOf,
} from './testing/reader-texts.js'

const RESULTS = PSYTESTS.flatMap(({ content }) => content.results)
const ITEMS = WORLDCUPS.flatMap(({ content }) => content.items)

describe.each(SHIPPED_GAMES)('the texts of $slug', (game) => {
  const texts = textsOf(game)

  it('are clean: no spaces too many, straight quotes, shouting, trailing dots or emoji', () => {
    const unclean = /^\s|\s$|\s\s|\n|["'`!…~]|\.\.|\p{Extended_Pictographic}/u
    expect(texts.filter((text) => unclean.test(text))).toEqual([])
  })

  it('close what they quote', () => {
    const bare = texts.map((text) => text.replace(/“[^“”‘’]*”|‘[^“”‘’]*’/gu, ''))
    expect(bare.filter((text) => /[“”‘’]/u.test(text))).toEqual([])
  })

  it('speak politely to the reader, in whole sentences', () => {
    expect(sentencesOf(game).filter((sentence) => !/[가-힣][요죠]\.$/u.test(sentence))).toEqual([])
  })

  it('have no full stop where they are labels', () => {
    expect(labelsOf(game).filter((label) => label.endsWith('.'))).toEqual([])
  })
})

it.each(SHIPPED_GAMES)('the prose of $slug is clean', (game) => {
  const unclean = /^\s|\s$|\s\s|\n|["'`!…~]|\.\.|\p{Extended_Pictographic}/u
  expect(proseOf(game).filter((text) => text === '' || unclean.test(text))).toEqual([])
})

it('names a moment in each drain', () => {
  const drains = RESULTS.flatMap((result) => result.drains)
  expect(drains.filter((drain) => !drain.endsWith(' 때'))).toEqual([])
})

it('tells each result in three sentences', () => {
  const counts = RESULTS.map(({ text }) => splitSentences(text).length)
  expect(counts).toEqual(RESULTS.map(() => 3))
})

it('says nothing twice', () => {
  const all = [
    ...RESULTS.flatMap((result) => [...saidOf(result).flatMap(splitSentences), ...result.drains]),
    ...ITEMS.map(({ text }) => text),
  ]
  expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
})

it('does not name the winner again, whom the title above the line names', () => {
  const lines = WORLDCUPS.map(({ content }) => content.championLine)
  expect(lines.filter((line) => /[{}]/u.test(line))).toEqual([])
})

it('says 이유, not the bookish 까닭', () => {
  expect(SHIPPED_GAMES.flatMap(textsOf).filter((text) => text.includes('까닭'))).toEqual([])
})

it('writes a line below every item', () => {
  expect(ITEMS.filter(({ text }) => text.length < 10)).toEqual([])
})
