import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { listed, paragraphs, read } from '../../testing/test-community.js'
import { OFFICIAL_PROFILE_ID } from '../profile/index.js'
import { seedPosts } from './seed-posts.js'
import type { ShippedPost } from './shipped-post.js'
import { SHIPPED_POSTS } from './shipped-posts.js'

it('ships the product’s own posts, each once, in their order', async () => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  const reader = { browser: browser() }
  await seedPosts(systemContext(deps))

  const { items, pinned } = await listed(reader, { author: OFFICIAL_PROFILE_ID, sort: 'new' })

  expect(pinned).toEqual([])
  expect(items.map(({ id }) => id)).toEqual(SHIPPED_POSTS.map(({ id }) => id).toReversed())
  expect(items.every(({ author }) => author?.isOfficial)).toBe(true)
  const above = await listed(reader)
  expect(above.pinned.map(({ id }) => id).toSorted()).toEqual(
    SHIPPED_POSTS.flatMap(({ id, isPinned }) => (isPinned ? [id] : [])).toSorted(),
  )
})

it('replaces a text that changed, and leaves what administrators did to it', async () => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  const ctx = systemContext(deps)
  const shipped: ShippedPost = {
    id: randomUUID(),
    board: 'idea',
    title: '처음 제목',
    body: paragraphs('처음'),
    isPinned: true,
  }
  await seedPosts(ctx, [shipped])
  await deps.database.pool.query('update post set pinned_at = null')
  await seedPosts(ctx, [{ ...shipped, body: paragraphs('나중') }])
  await seedPosts(ctx, [{ ...shipped, body: paragraphs('나중') }])

  const post = await read({ browser: browser() }, shipped.id)
  expect(post).toMatchObject({ body: paragraphs('나중'), excerpt: '나중', version: 2 })
  expect(post.isPinned).toBe(false)
})
