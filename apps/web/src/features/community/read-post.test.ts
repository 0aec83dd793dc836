import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { aFinishedCard, aGameCard } from '../../testing/a-game'
import { POST_ID, aPost, anAttachedResult } from '../../testing/a-post'
import { postMetadata } from './post-metadata'
import { readAroundPost, readPost } from './read-post'

const POST = 'GET /v1/community/post/{postId}'
const MINE = 'GET /v1/game/{gameId}/mine'
const ENGAGEMENT = 'GET /v1/engagement/{targetType}/{targetId}'

const refusal = (code: 'NOT_FOUND' | 'POST_DELETED' | 'UNKNOWN', status: number) =>
  new ApiError({ code, status, message: '' })

it('tells a post that was taken back from one that never was', async () => {
  const answers = [aPost(), refusal('POST_DELETED', 410), refusal('NOT_FOUND', 404)]
  const { client } = fakeApi({ [POST]: answers }, [])
  expect(await readPost(client, POST_ID)).toMatchObject({ id: POST_ID })
  expect(await readPost(client, POST_ID)).toBe('deleted')
  expect(await readPost(client, POST_ID)).toBeNull()
})

it('finds the reader’s own results of the attached games, each game once', async () => {
  const mine = { unfinished: null, finished: aFinishedCard({ shareCode: 'Own' }), resultKeys: [] }
  const { client, requests } = fakeApi({ [MINE]: [mine], [ENGAGEMENT]: [{ likes: 1 }] }, [])
  const game = { type: 'game', id: 'a-game', game: aGameCard() } as const
  const post = aPost({ attached: [anAttachedResult(), game] })
  expect(await readAroundPost(client, post)).toEqual({
    engagement: { likes: 1 },
    own: { 'a-game': 'Own' },
  })
  expect(requests.filter(({ key }) => key === MINE)).toHaveLength(1)
})

it('leaves a post readable where what is around it is not', async () => {
  const failed = refusal('UNKNOWN', 500)
  const { client } = fakeApi({ [MINE]: [failed], [ENGAGEMENT]: [failed] }, [])
  const post = aPost({ attached: [anAttachedResult()] })
  expect(await readAroundPost(client, post)).toEqual({ engagement: null, own: {} })
})

it('tells links nothing of a spoiler, and search engines nothing of what is hidden', () => {
  const { openGraph, robots } = postMetadata(aPost({ isSpoiler: true, excerpt: '범인은' }))
  expect(JSON.stringify(openGraph)).not.toContain('범인은')
  expect(openGraph).toMatchObject({ title: '여섯 번째 열쇠를 찾았어요' })
  expect(robots).toBeUndefined()
  expect(postMetadata(aPost({ isHidden: true })).robots).toEqual({ index: false })
})
