import { expect, it } from 'vitest'
import { findParticleErrors, speechLevelOf } from '@doran/korean'
import { sharedTestApi } from '../../testing/test-app.js'
import { EDITORIAL_PAIRS } from './editorial-pairs.js'
import { findWord, knownWordsOf } from './known-words.js'
import { introOf } from './intro-of.js'
import { WORD_ALIASES } from './word-aliases.js'

const api = sharedTestApi()

/** The pairs of the specification. */
const SPECIFIED =
  '로맨스/계약연애 로맨스/소꿉친구 로맨스/사내연애 판타지/성장 판타지/회귀 판타지/여행 추리/밀실 추리/탐정 추리/기억 공포/괴담 공포/규칙 공포/학교 SF/우주 SF/로봇 SF/시간 무협/복수 무협/객잔 일상/위로 일상/가게 역사/장사 역사/궁궐 드라마/회귀 드라마/가족 개그/착각'.split(
    ' ',
  )

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s/)

it('are the 24 of the specification, each with two sentences of its own', () => {
  const names = EDITORIAL_PAIRS.map(({ keywords }) => keywords.join('/'))
  expect(names.toSorted()).toEqual(SPECIFIED.toSorted())
  const sentences = EDITORIAL_PAIRS.flatMap(({ intro }) => sentencesOf(intro))
  expect(sentences).toHaveLength(2 * SPECIFIED.length)
  expect(new Set(sentences).size).toBe(sentences.length)
})

it.each(EDITORIAL_PAIRS)('$keywords is well said', ({ intro }) => {
  expect(sentencesOf(intro)).toHaveLength(2)
  expect(findParticleErrors(intro)).toEqual([])
  for (const sentence of sentencesOf(intro)) expect(speechLevelOf(sentence)).toBe('해요체')
})

it('are known and told as editors wrote them, in either order', async () => {
  const { api: client } = api().browser()
  for (const { keywords, intro } of EDITORIAL_PAIRS)
    for (const [k1, k2] of [keywords, keywords.toReversed()]) {
      const page = await client.call('GET /v1/tales/keyword/{k1}/{k2}', {
        params: { k1: k1 ?? '', k2: k2 ?? '' },
      })
      expect(page).toMatchObject({ keywords, intro, isEditorial: true })
    }
})

it('others have a line that says what the page is for, with the right particles', () => {
  const { intro, isEditorial } = introOf(['로맨스', '지하철'])
  expect(isEditorial).toBe(false)
  expect(intro).toContain('로맨스와 지하철이 함께')
  expect(introOf(['무협', '비']).intro).toContain('무협과 비가 함께')
  expect(sentencesOf(intro)).toHaveLength(2)
})

it('every alias means one word, which it is not itself, and every such word is known', async () => {
  const { rows } = await api().deps.database.pool.query<{ tag: string }>(
    'select distinct unnest(tags) as tag from theme',
  )
  const known = knownWordsOf(rows.map(({ tag }) => tag))
  const aliases = Object.entries(WORD_ALIASES).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => ({ word, spelling })),
  )
  expect(new Set(aliases.map(({ spelling }) => spelling)).size).toBe(aliases.length)
  for (const { word, spelling } of aliases) {
    expect(known.has(spelling), `of ${spelling}`).toBe(false)
    expect(findWord(known, spelling), `of ${spelling}`).toBe(word)
  }
})
