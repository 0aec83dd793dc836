import { resultProbabilities } from '@doran/game-engine'
import { describe, expect, it } from 'vitest'
import { PSYTESTS } from './testing/by-kind.js'

/** Of random answers; a result that hardly anybody gets is one that nobody can be compared with. */
const LEAST_CHANCE = 0.04

describe.each(PSYTESTS)('$slug', ({ content }) => {
  const { results, questions } = content

  it('can end in each result', () => {
    const { method, byResult } = resultProbabilities(content)
    const rare = results.filter(({ key }) => (byResult[key] ?? 0) < LEAST_CHANCE)
    expect(method).toBe('exact')
    expect(rare.map(({ key }) => key)).toEqual([])
  })

  it('names three strengths and two drains of each result', () => {
    const counts = results.map(({ strengths, drains }) => [strengths.length, drains.length])
    expect(counts).toEqual(results.map(() => [3, 2]))
  })

  it('matches each result with one that there is, and sets it against another', () => {
    const keys = results.map(({ key }) => key)
    const odd = results.filter(
      ({ key, goodMatch, differentMatch }) =>
        new Set([key, goodMatch, differentMatch]).size < 3 ||
        !keys.includes(goodMatch) ||
        !keys.includes(differentMatch),
    )
    expect(odd).toEqual([])
  })

  it('matches both ways, so that two who compare read the same of each other', () => {
    const resultOf = (key: string) => results.find((result) => result.key === key)
    const oneSided = results.filter(
      ({ key, goodMatch, differentMatch }) =>
        resultOf(goodMatch)?.goodMatch !== key || resultOf(differentMatch)?.differentMatch !== key,
    )
    expect(oneSided.map(({ key }) => key)).toEqual([])
  })

  it('asks without pictures', () => {
    expect(questions.filter(({ picture }) => picture !== null)).toEqual([])
  })
})

describe('the lights', () => {
  const lights = PSYTESTS.filter(({ slug }) => slug === 'which-light')
  const results = lights.flatMap(({ content }) => content.results)

  it('are equally likely', () => {
    const chances = lights.flatMap(({ content }) =>
      Object.values(resultProbabilities(content).byResult),
    )
    expect(chances).toEqual(Array.from({ length: 8 }, () => 0.125))
  })

  it('go well with one that differs on two axes, and differ most from their opposite', () => {
    const differences = results.map(({ key, goodMatch, differentMatch }) => [
      differencesOf(key, goodMatch),
      differencesOf(key, differentMatch),
    ])
    expect(differences).toEqual(Array.from({ length: 8 }, () => [2, 3]))
  })
})

it('leads from each genre to a story of its own, and from other results to none', () => {
  const themes = PSYTESTS.map(({ slug, content }) => [
    slug,
    new Set(content.results.flatMap(({ themeId }) => themeId ?? [])).size,
  ])
  expect(Object.fromEntries(themes)).toEqual({
    'which-light': 0,
    'group-chat-bubble': 0,
    'which-genre': 8,
  })
})

function differencesOf(a: string, b: string): number {
  return a.split('').filter((letter, at) => letter !== b[at]).length
}
