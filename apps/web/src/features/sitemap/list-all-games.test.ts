import { fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { aGameCard } from '../../testing/a-game'
import { listAllGames } from './list-all-games'

test('goes on to the last page', async () => {
  const page = (id: string, nextCursor: string | null) => ({
    items: [aGameCard({ id })],
    nextCursor,
  })
  const { client, requests } = fakeApi({ 'GET /v1/game': [page('a', 'next'), page('b', null)] }, [])
  expect((await listAllGames(client)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(requests[1]?.input['query']).toMatchObject({ cursor: 'next' })
})
