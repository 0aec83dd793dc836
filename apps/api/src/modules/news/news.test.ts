import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { BodyOf, NewsItem, NewsReaction, QueryOf } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { paragraph } from '../../platform/markup/rich-text.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { auditLog, news, newsReaction } from '../../schema/tables.js'

type Written = BodyOf<'POST /v1/admin/news'>

const MINUTE_MS = 60_000

const written = (over: Partial<Written> = {}): Written => ({
  clientNewsId: nanoid(),
  kind: 'changelog',
  tag: 'new',
  area: 'tales',
  title: '새 이야기가 나왔어요',
  body: [paragraph('오늘부터 읽을 수 있어요.')],
  link: '/doran-tales/new',
  ...over,
})

const notice = (over: Partial<Written> = {}): Written =>
  written({ kind: 'notice', tag: null, area: null, title: '알려 드려요', ...over })

async function start() {
  const clock = createManualClock(new Date('2026-12-01T00:00:00.000Z'))
  const api = startTestApi(await createTestDatabase(), { clock })
  const { db } = api.deps
  await db.delete(news)
  const admin = await createMember(api.deps, { roles: ['admin'] })
  const desk = await signIn(api, admin)
  /** One after another, a minute apart. */
  async function publish(...all: Written[]): Promise<NewsItem[]> {
    const items: NewsItem[] = []
    for (const body of all) {
      items.push(await desk.api.call('POST /v1/admin/news', { body }))
      clock.advance(MINUTE_MS)
    }
    return items
  }
  return { api, db, clock, admin, desk, publish, reader: api.browser() }
}

const list = ({ api }: Browser, query: QueryOf<'GET /v1/news'>) =>
  api.call('GET /v1/news', { query })
const read = ({ api }: Browser, newsId: string) =>
  api.call('GET /v1/news/{newsId}', { params: { newsId } })
const react = ({ api }: Browser, newsId: string, reaction: NewsReaction | null) =>
  api.call('PUT /v1/news/{newsId}/reaction', { params: { newsId }, body: { reaction } })
const edit = ({ api }: Browser, newsId: string, body: Omit<Written, 'clientNewsId'>) =>
  api.call('PUT /v1/admin/news/{newsId}', { params: { newsId }, body })
const remove = ({ api }: Browser, newsId: string) =>
  api.call('DELETE /v1/admin/news/{newsId}', { params: { newsId } })
const titles = ({ items }: { items: readonly NewsItem[] }) => items.map(({ title }) => title)

describe('the list', () => {
  it('has one kind, the newest first, page by page without a gap or a repeat', async () => {
    const { publish, reader } = await start()
    await publish(...['가', '나', '다', '라', '마'].map((title) => written({ title })), notice())

    const first = await list(reader, { kind: 'changelog', limit: 2 })
    const second = await list(reader, {
      kind: 'changelog',
      limit: 2,
      cursor: first.nextCursor ?? '',
    })
    const third = await list(reader, {
      kind: 'changelog',
      limit: 2,
      cursor: second.nextCursor ?? '',
    })

    expect([titles(first), titles(second), titles(third)]).toEqual([
      ['마', '라'],
      ['다', '나'],
      ['가'],
    ])
    expect(third.nextCursor).toBeNull()
  })

  it('tells items of one moment apart', async () => {
    const { db, publish, reader } = await start()
    await publish(...['가', '나', '다'].map((title) => written({ title })))
    await db.update(news).set({ publishedAt: new Date('2026-12-01T00:00:00.000Z') })

    const first = await list(reader, { kind: 'changelog', limit: 2 })
    const rest = await list(reader, { kind: 'changelog', limit: 2, cursor: first.nextCursor ?? '' })

    expect([...titles(first), ...titles(rest)].toSorted()).toEqual(['가', '나', '다'])
  })

  it('puts pinned notices before all others, once', async () => {
    const { publish, reader } = await start()
    await publish(
      notice({ title: '고정', isPinned: true }),
      ...['가', '나'].map((title) => notice({ title })),
    )

    const first = await list(reader, { kind: 'notice', limit: 2 })
    const rest = await list(reader, { kind: 'notice', limit: 2, cursor: first.nextCursor ?? '' })

    expect([titles(first), titles(rest)]).toEqual([['고정', '나'], ['가']])
  })

  it('shows one area alone, and pins no changelog', async () => {
    const { publish, reader } = await start()
    await publish(
      written({ title: '놀이', area: 'games', isPinned: true }),
      written({ title: '이야기' }),
    )

    expect(titles(await list(reader, { kind: 'changelog', area: 'games' }))).toEqual(['놀이'])
    expect(titles(await list(reader, { kind: 'changelog' }))).toEqual(['이야기', '놀이'])
  })

  it('refuses a cursor that it did not make', async () => {
    const { reader } = await start()
    expect(await codeOf(list(reader, { kind: 'notice', cursor: 'abc' }))).toBe('INVALID_INPUT')
  })

  it('says when the last of each kind came', async () => {
    const { publish, reader } = await start()
    const latest = () => reader.api.call('GET /v1/news/latest', {})
    expect(await latest()).toEqual({ changelog: null, notice: null })
    const [, second] = await publish(written(), written())
    expect(await latest()).toEqual({ changelog: second?.publishedAt, notice: null })
  })
})

describe('a reaction', () => {
  it('is one for each member, changes, and is taken back', async () => {
    const { api, publish, reader } = await start()
    const [item] = await publish(written())
    const id = item?.id ?? ''
    const [one, other] = [await memberBrowser(api), await memberBrowser(api)]

    await react(one, id, 'glad')
    expect(await react(other, id, 'glad')).toMatchObject({
      reactions: { glad: 2, useful: 0 },
      mine: 'glad',
    })
    expect(await react(one, id, 'useful')).toMatchObject({
      reactions: { glad: 1, useful: 1 },
      mine: 'useful',
    })
    expect(await react(other, id, null)).toMatchObject({
      reactions: { glad: 0, useful: 1 },
      mine: null,
    })
    expect(await read(reader, id)).toMatchObject({ reactions: { glad: 0, useful: 1 }, mine: null })
    expect((await list(one, { kind: 'changelog' })).items[0]?.mine).toBe('useful')
  })

  it('stays one when many come at once', async () => {
    const { api, db, publish } = await start()
    const [item] = await publish(written())
    const id = item?.id ?? ''
    const member = await memberBrowser(api)

    await Promise.all(
      Array.from({ length: 6 }, (_, at) => react(member, id, at % 2 ? 'glad' : 'useful')),
    )

    expect(await db.select().from(newsReaction).where(eq(newsReaction.newsId, id))).toHaveLength(1)
  })

  it('needs an account, and something to react to', async () => {
    const { api, publish, reader } = await start()
    const [item] = await publish(written())
    const member = await memberBrowser(api)
    expect(await codeOf(react(reader, item?.id ?? '', 'glad'))).toBe('LOGIN_REQUIRED')
    expect(await codeOf(react(member, api.deps.newId(), 'glad'))).toBe('NOT_FOUND')
    expect(await codeOf(react(member, api.deps.newId(), null))).toBe('NOT_FOUND')
  })
})

describe('an administrator', () => {
  it('publishes once under one key, even at once, and another content is refused', async () => {
    const { db, admin, desk } = await start()
    const body = written()
    const send = () => desk.api.call('POST /v1/admin/news', { body })

    const [one, other] = await Promise.all([send(), send()])

    expect(other).toEqual(one)
    expect(await db.select().from(news)).toMatchObject([{ byProfileId: admin.profileId }])
    expect(
      await codeOf(desk.api.call('POST /v1/admin/news', { body: { ...body, title: '다른 것' } })),
    ).toBe('KEY_REUSED')
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        action: 'news.published',
        actorId: admin.memberId,
        details: { newsId: one.id, newsKind: 'changelog' },
      },
    ])
  })

  it('edits what keeps its day, and the same again changes nothing', async () => {
    const { clock, db, desk, publish, reader } = await start()
    const [item] = await publish(written())
    const id = item?.id ?? ''
    const change = written({ title: '고친 제목', thanks: '별지기' })

    const edited = await edit(desk, id, change)
    clock.advance(MINUTE_MS)

    expect(edited).toMatchObject({
      title: '고친 제목',
      thanks: '별지기',
      publishedAt: item?.publishedAt,
      editedAt: '2026-12-01T00:01:00.000Z',
    })
    expect(await edit(desk, id, change)).toEqual(edited)
    expect(await read(reader, id)).toEqual(edited)
    const rows = await db.select().from(auditLog).orderBy(auditLog.id)
    expect(rows.map(({ action }) => action)).toEqual(['news.published', 'news.edited'])
  })

  it('deletes an item with its reactions', async () => {
    const { api, db, desk, publish, reader } = await start()
    const [item] = await publish(written())
    const id = item?.id ?? ''
    await react(await memberBrowser(api), id, 'glad')

    await remove(desk, id)

    expect(await codeOf(read(reader, id))).toBe('NOT_FOUND')
    expect(await codeOf(remove(desk, id))).toBe('NOT_FOUND')
    expect(await codeOf(edit(desk, id, written()))).toBe('NOT_FOUND')
    expect(await db.select().from(newsReaction)).toEqual([])
    const rows = await db.select().from(auditLog).orderBy(auditLog.id)
    expect(rows.at(-1)).toMatchObject({ action: 'news.deleted', details: { newsId: id } })
  })

  it('publishes nothing again under the key of what was deleted', async () => {
    const { db, desk } = await start()
    const body = written()
    const send = () => desk.api.call('POST /v1/admin/news', { body })
    const { id } = await send()
    await remove(desk, id)

    expect(await codeOf(send())).toBe('KEY_REUSED')
    // What was edited before it was deleted is compared with nothing.
    const other = written()
    const edited = await desk.api.call('POST /v1/admin/news', { body: other })
    await edit(desk, edited.id, written({ title: '고친 제목' }))
    await remove(desk, edited.id)
    expect(await codeOf(desk.api.call('POST /v1/admin/news', { body: other }))).toBe('KEY_REUSED')
    const { length } = await db.select().from(auditLog).where(eq(auditLog.action, 'news.published'))
    expect(length).toBe(2)
  })

  it('gives a changelog a tag and an area, and a notice neither', async () => {
    const { desk } = await start()
    const send = (body: Written) => codeOf(desk.api.call('POST /v1/admin/news', { body }))
    expect(await send(written({ tag: null }))).toBe('INVALID_INPUT')
    expect(await send(notice({ area: 'tales' }))).toBe('INVALID_INPUT')
    expect(await send(written({ link: 'https://example.com' }))).toBe('INVALID_INPUT')
    expect(await send(written({ link: '//example.com' }))).toBe('INVALID_INPUT')
    expect(await send(written({ body: [paragraph(' ')] }))).toBe('INVALID_INPUT')
  })

  it('links pages of the site by their paths, and no other host by one', async () => {
    const { desk, publish, reader } = await start()
    const linking = (href: string) =>
      written({ body: [{ type: 'paragraph', spans: [{ text: '여기', href }] }] })
    const [item] = await publish(linking('/community?board=free'))
    expect((await read(reader, item?.id ?? '')).body).toEqual(linking('/community?board=free').body)
    for (const href of ['//example.com', '/\\example.com', 'community', 'javascript:alert(1)']) {
      expect(await codeOf(desk.api.call('POST /v1/admin/news', { body: linking(href) }))).toBe(
        'INVALID_INPUT',
      )
    }
  })

  it('is nobody else', async () => {
    const { api, publish, reader } = await start()
    const [item] = await publish(written())
    const id = item?.id ?? ''
    const moderator = await memberBrowser(api, { roles: ['moderator'] })
    for (const [who, code] of [
      [moderator, 'NOT_FOUND'],
      [await memberBrowser(api), 'NOT_FOUND'],
      [reader, 'LOGIN_REQUIRED'],
    ] as const) {
      expect(await codeOf(who.api.call('POST /v1/admin/news', { body: written() }))).toBe(code)
      expect(await codeOf(edit(who, id, written()))).toBe(code)
      expect(await codeOf(remove(who, id))).toBe(code)
    }
  })
})
