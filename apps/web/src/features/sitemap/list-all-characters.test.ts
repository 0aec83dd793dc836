import { fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { listAllCharacters } from './list-all-characters'

test('goes on to the last page', async () => {
  const page = (id: string, nextCursor: string | null) => ({
    items: [
      {
        id,
        name: '하진',
        role: '사서',
        portraits: null,
        theme: { id: 'theme-1', title: '여섯 번째 열쇠', changedAt: '2026-11-21T00:00:00Z' },
      },
    ],
    nextCursor,
  })
  const { client, requests } = fakeApi(
    { 'GET /v1/tales/character': [page('a', 'next'), page('b', null)] },
    [],
  )
  expect((await listAllCharacters(client)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(requests[1]?.input['query']).toEqual({ cursor: 'next' })
})
