import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { blockPerson } from '../../testing/test-comments.js'
import { edit, paragraphs, remove, establishedPerson, write } from '../../testing/test-community.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { indexAll } from '../search-index/index.js'
import { titleOf } from './title-of.js'

const api = sharedTestApi()

type Someone = { browser: Browser }
const visitor = () => ({ browser: api().browser() })
type Query = {
  q: string
  type?: 'theme' | 'game' | 'post' | 'creator'
  cursor?: string
  limit?: number
}

const search = ({ browser }: Someone, query: Query) => browser.api.call('GET /v1/search', { query })

async function titlesOf(who: Someone, q: string, type: 'theme' | 'game' | 'post' | 'creator') {
  const { groups } = await search(who, { q, type })
  return groups.flatMap(({ items }) => items.map(titleOf))
}

const suggestionsOf = async ({ browser }: Someone, q: string) =>
  (await browser.api.call('GET /v1/search/suggestion', { query: { q } })).items.map(
    ({ text }) => text,
  )

describe('a search', () => {
  it('finds stories however they are typed', async () => {
    await indexAll(systemContext(api().deps))
    const reader = visitor()
    const title = '비 내리는 우산 가게'
    for (const q of [
      title,
      '비내리는우산가게',
      '우산가게',
      '우산 가게를',
      'ㅇㅅㄱㄱ',
      '우샨 가게',
      'dntks rkrp',
      '가게',
      '우ㅅ',
    ]) {
      expect([q, (await titlesOf(reader, q, 'theme')).slice(0, 3)]).toEqual([
        q,
        expect.arrayContaining([title]),
      ])
    }
  })

  it('finds nothing for what is nothing, and takes signs as they are', async () => {
    const reader = visitor()
    for (const q of [' ', '%', '_', '\'"\\', '\u0000', '없는낱말쀍', 'ㄱ'.repeat(100)]) {
      const { groups } = await search(reader, { q })
      expect([q, groups]).toEqual([q, []])
    }
    expect(await codeOf(search(reader, { q: 'ㄱ'.repeat(101) }))).toBe('INVALID_INPUT')
    expect(await codeOf(search(reader, { q: '가'.repeat(10_000) }))).toBe('INVALID_INPUT')
  })

  it('finds a post at once, as it stands, and no more once it is gone', async () => {
    const [author, reader] = [await establishedPerson(api()), await establishedPerson(api())]
    const post = await write(author, {
      title: '새벽녘뜨개질 모임',
      body: paragraphs('실타래꾸러미를 나눠요.'),
    })
    expect(await titlesOf(reader, '새벽녘뜨개질', 'post')).toEqual(['새벽녘뜨개질 모임'])
    expect(await titlesOf(reader, '실타래꾸러미', 'post')).toEqual(['새벽녘뜨개질 모임'])
    expect(await suggestionsOf(reader, '새벽녘뜨')).toEqual(['새벽녘뜨개질 모임'])

    await edit(author, post, { title: '한낮코바늘 모임' })
    expect(await titlesOf(reader, '새벽녘뜨개질', 'post')).toEqual([])
    expect(await titlesOf(reader, '한낮코바늘', 'post')).toEqual(['한낮코바늘 모임'])

    await remove(author, post.id)
    expect(await titlesOf(reader, '한낮코바늘', 'post')).toEqual([])
    expect(await suggestionsOf(reader, '한낮코바')).toEqual([])
    const { rows } = await api().deps.database.pool.query(
      'select from search_entry where id = $1',
      [post.id],
    )
    expect(rows).toEqual([])
  })

  it('finds people by what they published alone', async () => {
    const name = '달무리지기'
    const author = await establishedPerson(api(), { nickName: name })
    const reader = await establishedPerson(api())
    expect(await titlesOf(reader, name, 'creator')).toEqual([])
    const post = await write(author)
    expect(await titlesOf(reader, name, 'creator')).toEqual([name])
    await remove(author, post.id)
    expect(await titlesOf(reader, name, 'creator')).toEqual([])
  })

  it('finds nothing of the hidden and across blocks, in suggestions too', async () => {
    const name = '별똥별지기'
    const author = await establishedPerson(api(), { nickName: name })
    const [reader, other] = [await establishedPerson(api()), await establishedPerson(api())]
    const post = await write(author, { title: '달그림자우체통 앞에서' })
    const seen = async (who: Someone) => [
      (await titlesOf(who, '달그림자우체통', 'post')).length,
      (await suggestionsOf(who, '달그림자우')).length,
      (await titlesOf(who, name, 'creator')).length,
    ]
    expect(await seen(reader)).toEqual([1, 1, 1])
    await blockPerson(reader, author)
    await blockPerson(author, other)
    expect([await seen(reader), await seen(other)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    await api()
      .deps.registry.findReportTarget('post')
      .setHidden?.(systemContext(api().deps), post.id, true)
    expect(await seen(visitor())).toEqual([0, 0, 0])
  })

  it('keeps nothing from somebody by what they do not see', async () => {
    const [author, other, reader] = [
      await establishedPerson(api()),
      await establishedPerson(api()),
      await establishedPerson(api()),
    ]
    await write(author, { title: '물안개서랍 곁에서' })
    await write(other, { title: '물안개서랍 돌계단피리' })
    expect(await titlesOf(reader, '물안개서랍 돌계단피리', 'post')).toEqual([
      '물안개서랍 돌계단피리',
    ])
    await blockPerson(reader, other)
    expect(await titlesOf(reader, '물안개서랍 돌계단피리', 'post')).toEqual(['물안개서랍 곁에서'])
  })

  it('looks past mistakes also where somebody once made them', async () => {
    const author = await establishedPerson(api())
    const slip = await write(author, { title: '하늘썸 배달뷰' })
    await remove(author, slip.id)
    const reader = visitor()
    expect(await titlesOf(reader, '배달뷰', 'theme')).toEqual(['하늘섬 배달부'])
    await indexAll(systemContext(api().deps))
    const { rows } = await api().deps.database.pool.query(
      `select from search_word where word = '배달뷰'`,
    )
    expect(rows).toEqual([])
  })

  it('comes a page at a time, each thing once, and refuses a cursor of another search', async () => {
    const author = await establishedPerson(api())
    for (const at of ['하나', '둘', '셋', '넷', '다섯']) {
      await write(author, { title: `쪽마다꺼내기 ${at}` })
    }
    const reader = visitor()
    const found: string[] = []
    let cursor: string | null = null
    let first = ''
    do {
      const { groups } = await search(reader, {
        q: '쪽마다꺼내기',
        type: 'post',
        limit: 2,
        ...(cursor && { cursor }),
      })
      found.push(...(groups[0]?.items ?? []).map(titleOf))
      cursor = groups[0]?.nextCursor ?? null
      first ||= cursor ?? ''
    } while (cursor !== null)
    expect(found).toHaveLength(5)
    expect(new Set(found).size).toBe(5)
    const other = search(reader, { q: '다른말', type: 'post', cursor: first })
    expect(await codeOf(other)).toBe('INVALID_INPUT')
  })
})
