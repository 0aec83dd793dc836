import { expect, it } from 'vitest'
import { FIELD_COPY } from '@doran/contract/errors'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf, readError } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import {
  POLL,
  edit,
  newPost,
  paragraphs,
  picture,
  remove,
  upload,
  write,
} from '../../testing/test-community.js'

const api = sharedTestApi()

async function refusalOf({ browser }: ChatPerson, more: Parameters<typeof newPost>[0]) {
  const response = await browser.request('/v1/community/post', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newPost(more)),
  })
  const { error } = await readError(response)
  return { field: error.field, message: error.message }
}

it('writes three posts in its first day, and goes on after it', async () => {
  const clock = createManualClock(new Date())
  const own = startTestApi(await createTestDatabase(), { clock })
  const newcomer = await chatPerson(own)
  const given = newPost()
  const first = await write(newcomer, given)
  await write(newcomer)
  await remove(newcomer, (await write(newcomer)).id)

  expect(await codeOf(write(newcomer))).toBe('FIRST_DAY_POSTS')
  expect((await write(newcomer, given)).id).toBe(first.id)
  clock.advance(86_400_000)
  expect(await codeOf(write(newcomer))).toBe('no error')
})

it('writes no more than three at the same moment either', async () => {
  const newcomer = await chatPerson(api())
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(write(newcomer))))
  expect(codes.filter((code) => code === 'no error')).toHaveLength(3)
  expect(codes.filter((code) => code === 'FIRST_DAY_POSTS')).toHaveLength(3)
})

it.each([
  ['in the title', { title: '여기로 naver.me/xyz' }, 'title'],
  ['in the text', { body: paragraphs('놀러 오세요', 'casino.bet') }, 'body'],
  [
    'as a format',
    { body: [{ type: 'quote' as const, spans: [{ text: '여기', href: 'https://a.example' }] }] },
    'body',
  ],
  [
    'in a list',
    {
      body: [
        {
          type: 'list' as const,
          isOrdered: true,
          items: [{ level: 0, spans: [{ text: '여기', href: 'https://a.example' }] }],
        },
      ],
    },
    'body',
  ],
  ['in a poll', { poll: { ...POLL, options: ['t.me/x', '아니요'] } }, 'poll'],
])('puts no link %s', async (_, more, field) => {
  const refusal = await refusalOf(await chatPerson(api()), more)
  expect(refusal).toEqual({ field, message: FIELD_COPY.postLink })
})

it('puts no pictures, neither at first nor by an edit', async () => {
  const newcomer = await chatPerson(api())
  const body = [picture(await upload(newcomer))]
  expect(await refusalOf(newcomer, { body })).toEqual({
    field: 'body',
    message: FIELD_COPY.postFirstPictures,
  })
  const post = await write(newcomer)
  expect(await codeOf(edit(newcomer, post, { body }))).toBe('INVALID_INPUT')
  expect(await codeOf(edit(newcomer, post, { body: paragraphs('evil.com') }))).toBe('INVALID_INPUT')
})
