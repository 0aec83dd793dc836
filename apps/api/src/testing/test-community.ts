import { nanoid } from 'nanoid'
import sharp from 'sharp'
import type { BodyOf, Post, QueryOf, ReplyOf, RichText } from '@doran/contract'
import { hotScore } from '../modules/community/hot-score.js'
import { poll, pollOption, post } from '../schema/tables.js'
import { multipart } from './multipart.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import { createManualClock } from '../platform/time/clock.fake.js'
import { chatPerson, type ChatPerson } from './test-chat.js'
import type { MemberTraits } from './test-member.js'

type NewPost = BodyOf<'POST /v1/community/post'>
type Someone = { browser: Browser }

const DAY_MS = 86_400_000

/** A body of plain paragraphs. */
export const paragraphs = (...lines: string[]): RichText =>
  lines.map((text) => ({ type: 'paragraph', spans: [{ text }] }))

export const picture = (key: string, alt = '창가의 고양이'): RichText[number] => ({
  type: 'picture',
  key,
  alt,
  width: 300,
  height: 200,
})

export const POLL: NonNullable<NewPost['poll']> = {
  question: '무엇부터 먹나요?',
  isMultiple: false,
  days: 1,
  options: ['떡', '어묵', '달걀'],
}

/** A post as a request sends it. */
export const newPost = (more: Partial<NewPost> = {}): NewPost => ({
  clientPostId: nanoid(),
  board: 'free',
  title: '떡볶이 이야기',
  body: paragraphs('오늘은 떡볶이를 먹었어요.'),
  ...more,
})

export const write = ({ browser }: Someone, more: Partial<NewPost> = {}): Promise<Post> =>
  browser.api.call('POST /v1/community/post', { body: newPost(more) })

export const read = ({ browser }: Someone, postId: string): Promise<Post> =>
  browser.api.call('GET /v1/community/post/{postId}', { params: { postId } })

export const edit = (
  { browser }: Someone,
  { id, version, board, title, body, isSpoiler }: Post,
  more: Partial<BodyOf<'PATCH /v1/community/post/{postId}'>> = {},
): Promise<Post> =>
  browser.api.call('PATCH /v1/community/post/{postId}', {
    params: { postId: id },
    body: { version, board, title, body, isSpoiler, ...more },
  })

export const remove = ({ browser }: Someone, postId: string) =>
  browser.api.call('DELETE /v1/community/post/{postId}', { params: { postId } })

export const vote = ({ browser }: Someone, postId: string, ...options: number[]) =>
  browser.api.call('PUT /v1/community/post/{postId}/vote', {
    params: { postId },
    body: { options },
  })

export const pin = ({ browser }: Someone, postId: string, isPinned = true) =>
  browser.api.call('PUT /v1/admin/post/{postId}/pinned', {
    params: { postId },
    body: { isPinned },
  })

export const listed = (
  { browser }: Someone,
  query: QueryOf<'GET /v1/community/post'> = {},
): Promise<ReplyOf<'GET /v1/community/post'>> =>
  browser.api.call('GET /v1/community/post', { query })

export const commentOn = ({ browser }: Someone, postId: string, body = '저도요') =>
  browser.api.call('POST /v1/comment/{targetType}/{targetId}', {
    params: { targetType: 'post', targetId: postId },
    body: { clientCommentId: nanoid(), body },
  })

export const like = ({ browser }: Someone, postId: string) =>
  browser.api.call('POST /v1/like/{targetType}/{targetId}', {
    params: { targetType: 'post', targetId: postId },
  })

/** Uploads a picture and answers its key. */
export async function upload({ browser }: Someone): Promise<string> {
  const create = { width: 300, height: 200, channels: 3, background: '#c33' } as const
  const { bytes, headers } = multipart(await sharp({ create }).png().toBuffer())
  const response = await browser.request('/v1/upload/community/image', {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  })
  const answer: unknown = await response.json()
  const key: unknown = answer instanceof Object ? Reflect.get(answer, 'key') : null
  if (typeof key !== 'string') throw new Error(`no picture: ${JSON.stringify(answer)}`)
  return key
}

/** Somebody whose account is older than a day. */
export async function establishedPerson(
  api: TestApi,
  traits: MemberTraits = {},
): Promise<ChatPerson> {
  const now = api.deps.clock.now()
  const clock = createManualClock(new Date(now.getTime() - 2 * DAY_MS))
  return chatPerson({ ...api, deps: { ...api.deps, clock } }, traits)
}

/** A post without the way there. */
export async function addPost(
  { deps }: TestApi,
  authorProfileId: string,
  { hasPoll = false, ...row }: Partial<typeof post.$inferInsert> & { hasPoll?: boolean } = {},
): Promise<string> {
  const id = row.id ?? deps.newId()
  const createdAt = row.createdAt ?? deps.clock.now()
  await deps.db.insert(post).values({
    clientPostId: nanoid(),
    authorProfileId,
    board: 'free',
    title: '떡볶이 이야기',
    body: paragraphs('오늘은 떡볶이를 먹었어요.'),
    excerpt: '오늘은 떡볶이를 먹었어요.',
    attachments: [],
    hot: hotScore({ createdAt, likes: 0, commenters: 0, reports: 0 }),
    ...row,
    id,
    createdAt,
  })
  if (!hasPoll) return id
  const { question, isMultiple, options } = POLL
  const closesAt = new Date(createdAt.getTime() + DAY_MS)
  await deps.db.insert(poll).values({ postId: id, question, isMultiple, closesAt })
  await deps.db
    .insert(pollOption)
    .values(options.map((label, place) => ({ postId: id, place, label })))
  return id
}
