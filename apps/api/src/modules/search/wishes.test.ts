import { beforeEach, describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { paragraphs, remove, establishedPerson, write } from '../../testing/test-community.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { indexAll } from '../search-index/index.js'
import { MOODS } from './moods.js'
import { readQuery } from './read-query.js'
import { isForAdults, wishedBy, withoutDeniedAdult } from './wishes.js'
import { titleOf } from './title-of.js'
import { meaningWord } from '../search-index/index.js'

const SCARY = '막차가 서지 않는 역'

const api = sharedTestApi()
beforeEach(() => indexAll(systemContext(api().deps)))

async function search(q: string, type?: 'theme' | 'game' | 'post') {
  const { api: calls } = api().browser()
  const reply = await calls.call('GET /v1/search', { query: { q, ...(type && { type }) } })
  const titles = reply.groups.flatMap(({ items }) => items.map(titleOf))
  return { ...reply, titles, types: reply.groups.map((group) => group.type) }
}

const suggestionsOf = async (q: string) =>
  (await api().browser().api.call('GET /v1/search/suggestion', { query: { q } })).items.map(
    ({ text }) => text,
  )

describe('what is not wanted', () => {
  it.each([
    '공포 아닌거',
    '공포 아닌 거',
    '안 무서운 거',
    '덜 무서운 거',
    '무섭지 않은 이야기',
    '무서운 거 말고 다른 거',
    '공포 빼고 추천해줘',
    '귀신 없는 거',
    '귀신이랑 공포 없는 거',
    '무서운거 싫어',
  ])('is left out of what “%s” brings, and said', async (q) => {
    const { titles, types, without } = await search(q)
    expect(titles).not.toContain(SCARY)
    expect(titles.length).toBeGreaterThan(3)
    expect({ types, without }).toEqual({ types: ['theme'], without: ['무서운 이야기'] })
  })

  it('leaves what is wanted beside it', async () => {
    const { titles, without } = await search('무서운 거 말고 웃긴 거', 'theme')
    expect(titles).toContain('객주 딸은 오늘도 흑자')
    expect(titles).not.toContain('하늘섬 배달부')
    expect(without).toEqual(['무서운 이야기'])
  })

  it('may be any word', async () => {
    const { titles, without } = await search('고래 없는 이야기', 'theme')
    expect(titles).toContain('비 내리는 우산 가게')
    expect(titles).not.toContain('하늘섬 배달부')
    expect(without).toEqual(['고래'])
  })

  it('is left out of suggestions as well', async () => {
    expect(await suggestionsOf('막차')).toContain(SCARY)
    expect(await suggestionsOf('안 무서운 막차')).not.toContain(SCARY)
  })

  it('is kept however much is wanted beside it, and of two joined things', () => {
    const excludedOf = (q: string) =>
      readQuery(q).terms.filter(({ isExcluded }) => isExcluded).length
    expect(excludedOf('우산 가게 기차 바다 고래 사서 열쇠 공포 말고')).toBe(1)
    expect(excludedOf('고래랑 열쇠 없는 거')).toBe(2)
    expect(excludedOf('사과 무서운 거 말고')).toBe(1)
  })

  it('is no part of a title that denies something itself', async () => {
    const author = await establishedPerson(api())
    await write(author, { title: '사랑 없는 결혼 이야기' })
    const { titles } = await search('사랑 없는 결혼', 'post')
    expect(titles).toEqual(['사랑 없는 결혼 이야기'])
    expect((await search(SCARY)).titles[0]).toBe(SCARY)
    expect((await search(SCARY)).without).toEqual([])
  })
})

describe('a wish', () => {
  it('against boredom brings what one plays, however it is said', async () => {
    const author = await establishedPerson(api())
    const post = await write(author, {
      title: '오늘의 수다',
      body: paragraphs('너무 심심해 죽겠어요.'),
    })
    for (const q of ['심심해', '심심할 때 뭐하지', '지루해요']) {
      const { types } = await search(q)
      expect([q, types.slice(0, 2).toSorted()]).toEqual([q, ['game', 'theme']])
    }
    await remove(author, post.id)
  })

  it('reads as itself where it is suggested', () => {
    for (const { meaning, text } of MOODS) {
      const { terms } = readQuery(text)
      expect([text, terms.length, terms[0]?.meanings]).toEqual([
        text,
        1,
        expect.arrayContaining([wishedBy(meaning)[0] ?? meaningWord(meaning)]),
      ])
    }
  })

  it('is suggested as it begins, with what there is for it', async () => {
    for (const [q, text] of [
      ['무서', '무서운 이야기'],
      ['무ㅅ', '무서운 이야기'],
      ['오싹', '무서운 이야기'],
      ['무서운거', '무서운 이야기'],
      ['힐링', '따뜻한 이야기'],
      ['울고 싶', '슬픈 이야기'],
      ['심심', '심심할 때'],
      ['짧', '짧은 이야기'],
      ['비 오', '비 오는 날'],
    ] as const)
      expect([q, (await suggestionsOf(q)).slice(0, 3)]).toEqual([q, expect.arrayContaining([text])])
    for (const q of ['공포 아닌', '안 무서', 'ㅁ', '우산'])
      expect([q, await suggestionsOf(q)]).toEqual([
        q,
        expect.not.arrayContaining(['무서운 이야기']),
      ])
    const { items } = await api()
      .browser()
      .api.call('GET /v1/search/suggestion', { query: { q: '무서' } })
    expect(items[0]).toEqual({ type: 'mood', text: '무서운 이야기' })
    await api().deps.database.pool.query(`delete from search_entry_word using search_word
      where search_word.id = word_id and word in ('#공포', '공포')`)
    expect(await suggestionsOf('무서')).not.toContain('무서운 이야기')
    await api().deps.database.pool.query(`update search_entry set content_hash = ''`)
  })
})

describe('what is for adults alone', () => {
  it.each([
    '19금',
    '19 금',
    '19세 이상',
    '19세',
    '야한 거',
    '야한거 추천',
    '성인',
    '성인물',
    '19금 로맨스',
  ])('is not there, and “%s” finds nothing by accident', async (q) => {
    const author = await establishedPerson(api())
    await write(author, { title: '금요일 19시 모임', body: paragraphs('야한 밤이에요.') })
    expect(await search(q)).toMatchObject({ groups: [], isAdult: true })
    expect(await suggestionsOf(q)).toEqual([])
  })

  it('may be denied, which everything is', async () => {
    for (const q of ['19금 아닌 거', '야한 거 빼고', '안 야한 거']) {
      const { isAdult, titles } = await search(q)
      expect([q, isAdult, titles.length > 3]).toEqual([q, false, true])
    }
    expect((await search('야한거 없는 로맨스', 'theme')).titles).toEqual(['계약 연애는 금요일까지'])
  })

  it('is no other word', () => {
    for (const q of [
      '금요일',
      '열아홉',
      '19살',
      '19세 주인공',
      '고야',
      '야해진',
      '성인이 된 주인공',
      '성인 용사',
      '에로스',
      '6월 19 금요일',
    ])
      expect([q, isForAdults(q)]).toEqual([q, false])
    expect(withoutDeniedAdult('우산 가게')).toBe('우산 가게')
    expect(withoutDeniedAdult('19금 말고 야한 거 말고')).toBe('')
  })
})

describe('a mistake that stands somewhere', () => {
  it('does not hide what was meant, which comes after it', async () => {
    const author = await establishedPerson(api())
    await write(author, { title: '하늘썸 배달뷰 후기' })
    await write(author, { title: '우샨 후기' })
    expect((await search('배달뷰', 'theme')).titles).toEqual(['하늘섬 배달부'])
    expect((await search('우샨', 'theme')).titles).toContain('비 내리는 우산 가게')
    await write(author, { title: '별빛도르레 모임' })
    await write(author, { title: '아무 글', body: paragraphs('별빛도르래 하나를 샀어요.') })
    expect((await search('별빛도르래', 'post')).titles).toEqual(['아무 글', '별빛도르레 모임'])
  })

  it('is taken for the word itself once several have it', async () => {
    const author = await establishedPerson(api())
    await write(author, { title: '달빛소쿠리 모임' })
    for (const at of ['하나', '둘', '셋']) await write(author, { title: `달빛소쿠라 ${at}` })
    expect((await search('달빛소쿠라', 'post')).titles).not.toContain('달빛소쿠리 모임')
  })
})
