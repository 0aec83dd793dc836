import { fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { aPostCard } from '../../testing/a-post'
import { listAllPosts } from './list-all-posts'

test('goes on to the last page, and has each post once', async () => {
  const page = (id: string, nextCursor: string | null, pinned: string[] = []) => ({
    items: [aPostCard({ id })],
    pinned: pinned.map((of) => aPostCard({ id: of })),
    nextCursor,
  })
  const pages = [page('a', 'next', ['p', 'a']), page('b', null)]
  const { client, requests } = fakeApi({ 'GET /v1/community/post': pages }, [])
  expect((await listAllPosts(client)).map(({ id }) => id)).toEqual(['p', 'a', 'b'])
  expect(requests[1]?.input['query']).toMatchObject({ cursor: 'next' })
})
