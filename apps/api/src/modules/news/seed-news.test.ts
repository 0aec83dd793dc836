import { LENGTHS } from '@doran/contract/limits'
import { RichText, textOf } from '@doran/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { paragraph } from '../../platform/markup/rich-text.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { memberBrowser } from '../../testing/test-member.js'
import { news } from '../../schema/tables.js'
import { seedNews } from './seed-news.js'
import { SHIPPED_NEWS } from './shipped-list.js'
import type { ShippedNews } from './shipped-news.js'

const changed = (id: string, title: string): ShippedNews => ({
  id,
  kind: 'notice',
  title,
  body: [paragraph('알려 드려요.')],
  publishedAt: '2026-11-24T18:55:10.000Z',
})

async function start() {
  const api = startTestApi(await createTestDatabase())
  const desk = await memberBrowser(api, { roles: ['admin'] })
  const titleOf = async (id: string) =>
    (
      await api.deps.db
        .select()
        .from(news)
        .where(and(eq(news.id, id), isNull(news.deletedAt)))
    )[0]?.title
  return { api, desk, ctx: systemContext(api.deps), titleOf }
}

it('ships the product’s own news, each once, with its day', async () => {
  const { api, ctx } = await start()
  await seedNews(ctx)

  const { items } = await api
    .browser()
    .api.call('GET /v1/news', { query: { kind: 'changelog', limit: 50 } })

  const shipped = SHIPPED_NEWS.filter(({ kind }) => kind === 'changelog')
  expect(items.map(({ id }) => id).toSorted()).toEqual(shipped.map(({ id }) => id).toSorted())
  expect(items.every(({ editedAt, thanks }) => editedAt === null && thanks === null)).toBe(true)
  expect(items[0]?.publishedAt).toBe(
    shipped
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1),
  )
})

it('replaces a text that changed', async () => {
  const { ctx, titleOf } = await start()
  const id = '019a4000-0000-7000-8000-00000000fff1'
  await seedNews(ctx, [changed(id, '처음')])
  await seedNews(ctx, [changed(id, '나중')])
  expect(await titleOf(id)).toBe('나중')
})

it('leaves what an administrator edited, and brings back nothing that one took out', async () => {
  const { desk, ctx, titleOf } = await start()
  const [edited, removed] = [
    '019a4000-0000-7000-8000-00000000fff2',
    '019a4000-0000-7000-8000-00000000fff3',
  ]
  await seedNews(ctx, [changed(edited, '처음'), changed(removed, '처음')])
  await desk.api.call('PUT /v1/admin/news/{newsId}', {
    params: { newsId: edited },
    body: { kind: 'notice', title: '운영자의 글', body: [paragraph('고쳤어요.')] },
  })
  await desk.api.call('DELETE /v1/admin/news/{newsId}', { params: { newsId: removed } })

  await seedNews(ctx, [changed(edited, '나중'), changed(removed, '나중')])

  expect(await titleOf(edited)).toBe('운영자의 글')
  expect(await titleOf(removed)).toBeUndefined()
})

it.each(SHIPPED_NEWS)('$title: is within what can be written, in plain words', (item) => {
  expect(RichText.parse(item.body)).toEqual(item.body)
  const text = textOf(item.body)
  expect(Array.from(text).length).toBeLessThanOrEqual(LENGTHS.newsBody)
  expect(Array.from(item.title).length).toBeLessThanOrEqual(LENGTHS.newsTitle)
  expect(text).not.toContain('**')
  expect(text).not.toMatch(/[A-Za-z]*(API|서버|데이터베이스|배포|버그)/)
  expect(item.link ?? '/').toMatch(/^\/[a-z-/]*$/)
})

it('has its own ids and titles', () => {
  for (const of of ['id', 'title'] as const) {
    expect(new Set(SHIPPED_NEWS.map((item) => item[of])).size).toBe(SHIPPED_NEWS.length)
  }
})
