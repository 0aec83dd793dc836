// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { POST_ID, aPost } from '../../testing/a-post'
import { createPostPictures } from './create-post-pictures'

const POST = 'GET /v1/community/post/{postId}'
const refusal = (code: 'NOT_FOUND' | 'POST_DELETED') =>
  new ApiError({ code, status: 404, message: '' })

function setUp(...answers: unknown[]) {
  const drawn: string[] = []
  const { client } = fakeApi({ [POST]: answers }, [])
  const answer = createPostPictures({
    draw: ({ picture }) => {
      drawn.push(picture.title)
      return Promise.resolve(new ArrayBuffer(8))
    },
  })
  return {
    drawn,
    get: (file: string, postId = POST_ID) =>
      answer({ postId, file, api: client, address: undefined }),
  }
}

it('draws a post once for all who look at its link', async () => {
  const { get, drawn } = setUp(aPost())
  for (const _ of [1, 2]) expect((await get('1.png')).status).toBe(200)
  expect(drawn).toEqual(['여섯 번째 열쇠를 찾았어요'])
})

it.each([
  ['a post that there is not', refusal('NOT_FOUND')],
  ['a deleted post', refusal('POST_DELETED')],
  ['a hidden post', aPost({ isHidden: true })],
])('draws nothing of %s', async (_, reply) => {
  const { get, drawn } = setUp(reply)
  expect((await get('1.png')).status).toBe(404)
  expect(drawn).toEqual([])
})

it.each(['x.png', '1.svg', '1.png.png', '-1.png'])('knows no file %s', async (file) => {
  expect((await setUp().get(file)).status).toBe(404)
})

it('leads from the picture of an older version to that of today', async () => {
  const linkImage = `/og/post/${POST_ID}/2.png`
  const { get } = setUp(aPost({ linkImage }))
  const answer = await get('1.png')
  expect([answer.status, answer.headers.get('location')]).toEqual([307, linkImage])
})

it('asks nothing of what can be no post', async () => {
  const { get } = setUp()
  expect((await get('1.png', '../game')).status).toBe(404)
})
