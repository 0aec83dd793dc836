import { fakeApi } from '@doran/site/testing'
import { aScene } from '@doran/story-reader/testing'
import { expect, test } from 'vitest'
import { listAllThemes } from './list-all-themes'

test('goes on to the last page', async () => {
  const page = (id: string, nextCursor: string | null) => ({
    items: [{ ...aScene().theme, id }],
    nextCursor,
  })
  const { client, requests } = fakeApi(
    { 'GET /v1/tales/template': [page('a', 'next'), page('b', null)] },
    [],
  )
  expect((await listAllThemes(client)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(requests[1]?.input['query']).toMatchObject({ cursor: 'next' })
})
