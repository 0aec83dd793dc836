import { expect, describe, it } from 'vitest'
import { ApiError } from '@doran/api-client'
import { sql } from 'drizzle-orm'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'

const PAGE = 'GET /v1/tales/keyword/{k1}/{k2}'

const read = ({ api }: Browser, k1: string, k2: string) => api.call(PAGE, { params: { k1, k2 } })

const titlesOf = async (browser: Browser, k1: string, k2: string) =>
  (await read(browser, k1, k2)).themes.map(({ title }) => title)

async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    return error instanceof ApiError ? error.code : error
  }
}

describe('the words', () => {
  const api = sharedTestApi()

  it.each([
    ['로맨스', '계약연애', ['로맨스', '계약연애']],
    ['계약연애', '로맨스', ['로맨스', '계약연애']],
    ['우정', '가족', ['가족', '우정']],
    ['가족', '우정', ['가족', '우정']],
    ['판타지', '일상', ['일상', '판타지']],
    ['회귀물', '드라마', ['드라마', '회귀']],
    ['로코', '계약 연애', ['로맨스', '계약연애']],
    ['호러', '도시전설', ['공포', '괴담']],
    ['미스터리', '밀실', ['추리', '밀실']],
    ['추리소설', '명탐정', ['추리', '탐정']],
    ['에스에프', '우주', ['SF', '우주']],
    ['sf', '우주', ['SF', '우주']],
    ['SF물', '안드로이드', ['SF', '로봇']],
    ['힐링', '일상물', ['일상', '위로']],
    [' 로맨스 ', '계약연애', ['로맨스', '계약연애']],
    ['로맨스'.normalize('NFD'), '계약연애'.normalize('NFD'), ['로맨스', '계약연애']],
    ['호러'.normalize('NFD'), '괴담', ['공포', '괴담']],
  ])('%s and %s are told as %j', async (k1, k2, keywords) => {
    expect((await read(api().browser(), k1, k2)).keywords).toEqual(keywords)
  })

  it.each([
    ['로맨스', '없는낱말'],
    ['없는낱말', '로맨스'],
    ['로맨스', '로맨스'],
    ['회귀', '회귀물'],
    ['로맨스', '가'.repeat(60)],
    ['로맨스', '가'.repeat(61)],
    ['가'.repeat(2000), '로맨스'],
    ['물', '로맨스'],
    ['%', '로맨스'],
    ['__proto__', '로맨스'],
    ['constructor', 'toString'],
    ['로맨스/계약연애', '추리'],
  ])('%.20s and %.20s are not found', async (k1, k2) => {
    expect(await refusalOf(read(api().browser(), k1, k2))).toBe('NOT_FOUND')
  })

  it.each([
    '%2E%2E/로맨스',
    '로맨스/%2E%2E',
    '../로맨스',
    '로맨스/..',
    '..%2F/로맨스',
    '%20/로맨스',
    '//',
  ])('the path %s is not found', async (path) => {
    expect((await api().request(`/v1/tales/keyword/${path}`)).status).toBe(404)
  })
})

describe('the page', () => {
  const api = sharedTestApi()

  it('has the stories of both words, and those of one word alone not', async () => {
    const browser = api().browser()
    expect(await titlesOf(browser, '로맨스', '계약연애')).toEqual(['계약 연애는 금요일까지'])
    expect(await titlesOf(browser, '로맨스', '사내연애')).toEqual(['계약 연애는 금요일까지'])
    expect(await titlesOf(browser, 'SF', '로봇')).toEqual(['마지막 별지기의 근무 일지'])
    expect(await titlesOf(browser, '판타지', '비')).toEqual(['비 내리는 우산 가게'])
    expect(await titlesOf(browser, '로맨스', '우주')).toEqual([])
  })

  it('opens with the first scene of its first story', async () => {
    const { scene, themes } = await read(api().browser(), '추리', '밀실')
    expect(scene?.theme).toEqual(themes[0])
    expect(scene?.opening).toContain('사서는 열쇠 다섯 개를')
    expect(scene?.choices.length).toBeGreaterThan(1)
  })

  it('lists a story rated 15 and never opens with it', async () => {
    const { scene, themes } = await read(api().browser(), '공포', '괴담')
    expect(themes.map(({ ageRating }) => ageRating)).toEqual(['15'])
    expect(scene).toBeNull()
  })

  it('leads to pairs that share one word and have stories, each once and what editors wrote about first', async () => {
    const browser = api().browser()
    const { related } = await read(browser, '추리', '밀실')
    expect(related.length).toBeGreaterThan(3)
    expect(new Set(related.map((pair) => pair.join('/'))).size).toBe(related.length)
    expect(related.map((pair) => pair.includes('추리') !== pair.includes('밀실'))).not.toContain(
      false,
    )
    expect(related[0]).toEqual(['추리', '탐정'])
    for (const [k1, k2] of related)
      expect((await read(browser, k1, k2)).themes, `${k1}/${k2}`).not.toEqual([])
  })

  it('is there for a pair without stories', async () => {
    const { themes, scene, related, isEditorial } = await read(api().browser(), '무협', '객잔')
    expect({ themes, scene, related, isEditorial }).toEqual({
      themes: [],
      scene: null,
      related: [],
      isEditorial: true,
    })
  })

  it('has public games on one of the words, however people call it', async () => {
    const browser = api().browser()
    const slugsOf = async (k1: string, k2: string) =>
      (await read(browser, k1, k2)).games.map(({ slug }) => slug)
    expect(await slugsOf('비', '위로')).toContain('dawn-shift')
    expect(await slugsOf('로맨스', '우정')).toEqual(
      expect.arrayContaining(['which-light', 'group-chat-bubble']),
    )
    await api().deps.db.execute(
      sql`update game set visibility = 'unlisted' where slug = 'dawn-shift'`,
    )
    expect(await slugsOf('비', '위로')).not.toContain('dawn-shift')
  })
})

it('names the editors’ pairs that have a story, with the time of its last change', async () => {
  const api = startTestApi(await createTestDatabase())
  const browser = api.browser()
  const list = async () => (await browser.api.call('GET /v1/tales/keyword', {})).items
  const pairs = await list()
  const names = pairs.map(({ keywords }) => keywords.join('/'))
  expect(names).toEqual(
    expect.arrayContaining([
      '일상/위로',
      'SF/우주',
      '로맨스/계약연애',
      '추리/밀실',
      '공포/괴담',
      '역사/장사',
      '판타지/성장',
      '드라마/회귀',
    ]),
  )
  expect(names).not.toContain('무협/복수')
  for (const { keywords, changedAt } of pairs) {
    const { themes } = await read(browser, ...keywords)
    expect(
      themes
        .map((theme) => theme.changedAt)
        .toSorted()
        .at(-1),
    ).toBe(changedAt)
  }
  await api.deps.db.execute(sql`delete from theme`)
  expect(await list()).toEqual([])
})
