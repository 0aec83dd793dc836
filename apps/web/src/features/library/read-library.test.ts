// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { aFinishedCard, aPlayCard } from '../../testing/a-game'
import { aSavedThing } from './internal/a-library.fake'
import { readLibraryAddress, type LibraryQuery } from './library-address'
import { readLibrary } from './read-library'

const PLAYS = 'GET /v1/play/my'
const SAVED = 'GET /v1/save/my'
const COLLECTIONS = 'GET /v1/collection'

const pageOf = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor })
const refusal = (status: number) =>
  new ApiError({ code: status === 401 ? 'LOGIN_REQUIRED' : 'UNKNOWN', status, message: 'x' })

function read(query: LibraryQuery, replies: Record<string, unknown[]>) {
  const { client, requests } = fakeApi(replies, [])
  return { requests, content: readLibrary(client, readLibraryAddress(query)) }
}

test('reads what waits to go on, in the order that is asked for', async () => {
  const plays = pageOf([aPlayCard()], 'c2')
  const { content, requests } = read({ sort: 'old', cursor: 'c1' }, { [PLAYS]: [plays] })
  expect(await content).toEqual({ tab: 'continue', plays })
  expect(requests[0]?.input['query']).toEqual({ status: 'started', sort: 'old', cursor: 'c1' })
})

test('asks for nothing more where one page has all results', async () => {
  const play = aFinishedCard()
  const { content, requests } = read({ tab: 'results' }, { [PLAYS]: [pageOf([play])] })
  expect(await content).toEqual({ tab: 'results', plays: pageOf([play]), taste: [play] })
  expect(requests).toHaveLength(1)
})

test('else reads the latest of each kind, and does without those that fail', async () => {
  const [play, cup] = [aFinishedCard(), aFinishedCard({ id: 'p2' })]
  const first = pageOf([play], 'c1')
  const replies = [first, pageOf([play]), pageOf([cup]), refusal(500), pageOf([])]
  const { content, requests } = read({ tab: 'results', sort: 'old' }, { [PLAYS]: replies })
  expect(await content).toEqual({ tab: 'results', plays: first, taste: [play, cup] })
  expect(requests.slice(1).map(({ input }) => Object(input['query']).kind)).toEqual([
    'psytest',
    'worldcup',
    'quiz',
    'branch',
  ])
})

test('asks to sign in for what is members’ alone, and tells other failures', async () => {
  const saved = (error: Error) => read({ tab: 'saved' }, { [SAVED]: [error] }).content
  expect(await saved(refusal(401))).toEqual({ tab: 'sign-in' })
  const broken = refusal(500)
  expect(await saved(broken)).toBe(broken)
})

test('gives collections the pictures of what was saved last', async () => {
  const collections = [{ id: 'k1', name: '밤', count: 2, createdAt: '2026-11-01T00:00:00.000Z' }]
  const inside = aSavedThing({ collectionId: 'k1' })
  const lost = aSavedThing({ collectionId: 'k1', picture: null })
  const { content } = read(
    { tab: 'collections' },
    { [COLLECTIONS]: [{ items: collections }], [SAVED]: [pageOf([inside, lost, aSavedThing()])] },
  )
  expect(await content).toEqual({
    tab: 'collections',
    collections,
    pictures: { k1: [inside.picture] },
  })
})

test('a collection that is not there is none', async () => {
  const { content } = read(
    { tab: 'collections', collection: 'k9' },
    {
      [COLLECTIONS]: [{ items: [] }],
      [SAVED]: [new ApiError({ code: 'INVALID_INPUT', status: 400, message: 'x' })],
    },
  )
  expect(await content).toEqual({ tab: 'collection', open: null })
})
