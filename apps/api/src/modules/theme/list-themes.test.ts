import type { QueryOf } from '@doran/contract'
import type { ThemeSource } from '@doran/story-engine'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { authoredThemes, contentOf } from '../../testing/authored-themes.js'
import { afterTest, sharedByTests, type OnEnd } from '../../testing/shared-by-tests.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, createBrowser, readError } from '../../testing/test-browser.js'
import { countReaders } from './count-readers.js'
import { seedThemes } from './seed-themes.js'

const LIST = 'GET /v1/tales/template'

/** Variants of one shipped theme, and nothing else. */
async function startLibrary(variants: Partial<ThemeSource>[], onEnd: OnEnd = afterTest) {
  const api = startTestApi(await createTestDatabase(onEnd), {}, onEnd)
  await api.deps.db.execute(sql`delete from theme`)
  const { themes, common } = authoredThemes()
  const [original] = themes.filter(({ source }) => source.id === SIXTH_KEY)
  if (!original) throw new Error('the theme that tests read is gone')
  const seeded = variants.map((facts, index) => ({
    source: { ...original.source, id: uuid(index), slug: `theme-${index}`, ...facts },
    hash: `hash-${index}`,
  }))
  await seedThemes(systemContext(api.deps), contentOf({ themes: seeded, common }))
  const browser = api.browser()
  const titles = async (query: QueryOf<typeof LIST>) =>
    (await browser.api.call(LIST, { query })).items.map(({ title }) => title).toSorted()
  return { ...api, client: browser.api, request: browser.request, titles }
}

const uuid = (index: number) => `019a5c3e-7b20-7d41-9c6e-6b0f2a4d8f0${index}`

const SHELF: Partial<ThemeSource>[] = [
  { title: '우산 가게', genre: '일상', ageRating: 'all', length: 'middle', tags: ['비', '위로'] },
  { title: '서지 않는 역', genre: '공포', ageRating: '15', length: 'short', tags: ['괴담'] },
  { title: '금요일까지', genre: '로맨스', ageRating: '12', length: 'long', tags: ['계약'] },
  { title: '별지기', genre: 'SF', ageRating: 'all', length: 'middle', tags: ['우주'] },
]

describe('the list', () => {
  const library = sharedByTests((onEnd) => startLibrary(SHELF, onEnd))

  it('filters by rating up to one, by length, genre and tag', async () => {
    const { titles } = library()
    expect(await titles({ rating: '12' })).toEqual(['금요일까지', '별지기', '우산 가게'])
    expect(await titles({ rating: 'all', length: 'middle' })).toEqual(['별지기', '우산 가게'])
    expect(await titles({ genre: '공포' })).toEqual(['서지 않는 역'])
    expect(await titles({ genre: '공포', tag: '비' })).toEqual([])
  })

  it.each([
    ['우산이 나오는 이야기', ['우산 가게']],
    ['무서운 거', ['서지 않는 역']],
    ['ㅂㅈㄱ', ['별지기']],
    ['ㅅㅈㅇㄴㅇ', ['서지 않는 역']],
    ['서지않는역', ['서지 않는 역']],
    ['무섭지 않은 거', ['금요일까지', '별지기', '우산 가게']],
    ['짧고 오싹한 이야기', ['서지 않는 역']],
    ['추천해줘', ['금요일까지', '별지기', '서지 않는 역', '우산 가게']],
    ['역', ['서지 않는 역']],
    ['산', []],
    ['🔥', []],
    ['ㅋㅋㅋㅋ', []],
    ['100%', []],
  ])('finds %s', async (q, found) => {
    const { titles } = library()
    expect(await titles({ q })).toEqual(found)
  })

  it.each([`q=${'가'.repeat(200)}`, 'genre=zz', 'rating=19', 'length=huge', 'waiting=perhaps'])(
    'refuses %.20s',
    async (query) => {
      const { request } = library()
      const response = await request(`/v1/tales/template?${query}`)
      expect(response.status).toBe(400)
      expect((await readError(response)).error.code).toBe('INVALID_INPUT')
    },
  )

  it('lists without the whole content of a theme', async () => {
    const { deps, client } = await startLibrary(SHELF)
    await deps.db.execute(sql`update theme_version set content = '{}'`)
    expect((await client.call(LIST, { query: {} })).items).toHaveLength(4)
  })
})

describe('readers', () => {
  it('are told from thirty on, and count as waiting under ten', async () => {
    const { deps, request, client, titles } = await startLibrary(SHELF)
    const read = async (count: number, themeId: string) => {
      for (let index = 0; index < count; index += 1) {
        const browser = createBrowser(request)
        await browser.sayOver15()
        await browser.tell(await browser.openStory(themeId), { kind: 'continue', text: '' })
      }
    }
    await read(30, uuid(0))
    await read(10, uuid(1))
    await read(9, uuid(2))
    await countReaders(systemContext(deps))

    const { items } = await client.call(LIST, { query: {} })
    const readers = Object.fromEntries(items.map(({ title, readers: count }) => [title, count]))
    expect(readers).toMatchObject({ '우산 가게': 30, '서지 않는 역': null })
    expect(await titles({ waiting: 'true' })).toEqual(['금요일까지', '별지기'])
    const home = await client.call('GET /v1/tales/home', {})
    expect(home.ranking.map(({ title }) => title)).toEqual([
      '우산 가게',
      '서지 않는 역',
      '금요일까지',
    ])
  })

  it('make no ranking of fewer than three stories', async () => {
    const { client } = await startLibrary(SHELF)
    expect((await client.call('GET /v1/tales/home', {})).ranking).toEqual([])
  })
})

it('names what is similar, and a picture for links that changes with the theme', async () => {
  const { client } = await startLibrary([...SHELF, { title: '다른 역', genre: '공포' }])
  const theme = await client.call('GET /v1/tales/template/{templateUUID}', {
    params: { templateUUID: uuid(1) },
  })
  expect(theme.similar.map(({ title }) => title)).toEqual(['다른 역'])
  expect(theme.linkImage).toBe(`/doran-tales/og/theme/${uuid(1)}/hash-1.png`)
})
