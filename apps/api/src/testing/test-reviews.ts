import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { BodyOf, QueryOf, ReachedEnding, Review } from '@doran/contract'
import { commonVersion, review, storySession, theme, turn } from '../schema/tables.js'
import type { TestApi } from './test-app.js'
import { SIXTH_KEY, type Browser } from './test-browser.js'
import { chatPerson, type ChatPerson } from './test-chat.js'
import type { MemberTraits } from './test-member.js'

type Someone = { browser: Browser }
type Reading = {
  turns?: number
  themeId?: string
  ending?: ReachedEnding
  /** What else is true of its turns. */
  of?: Partial<typeof turn.$inferInsert>
  /** What else is true of the story. */
  session?: Partial<typeof storySession.$inferInsert>
}

export const ENDING: ReachedEnding = {
  key: 'ending-1',
  title: '모두가 아는 열쇠',
  badge: '여섯 번째',
  rare: false,
}

const EMPTY_TURN = {
  output: '열쇠는 다섯 개였다.',
  choices: [],
  gauges: [],
  remembered: [],
  state: {},
  status: 'done' as const,
  narrator: 'offline' as const,
  seed: 1,
}

/** A story in which somebody has read some turns, without the way there; answers its id. */
export async function addReading(
  { deps }: TestApi,
  ownerProfileId: string,
  { turns = 10, themeId = SIXTH_KEY, ending, of = {}, session = {} }: Reading = {},
): Promise<string> {
  const [found] = await deps.db.select().from(theme).where(eq(theme.id, themeId))
  const [common] = await deps.db.select().from(commonVersion)
  if (!found || !common) throw new Error(`no theme ${themeId}`)
  const [id, rootId, at] = [deps.newId(), deps.newId(), deps.clock.now()]
  await deps.db.insert(storySession).values({
    id,
    clientSessionId: nanoid(),
    ownerProfileId,
    themeId,
    themeVersionHash: found.currentVersionHash,
    commonVersionHash: common.hash,
    engineVersion: 1,
    leafTurnId: rootId,
    status: ending ? 'ended' : 'active',
    turnCount: turns,
    ending: ending ?? null,
    lastSentence: '',
    createdAt: at,
    lastAt: at,
    ...session,
  })
  const root = { ...EMPTY_TURN, id: rootId, sessionId: id, index: 0, createdAt: at }
  const told = Array.from({ length: turns }, (_, before) => ({
    ...root,
    id: deps.newId(),
    parentId: rootId,
    index: before + 1,
    clientTurnId: nanoid(),
    ending: before === turns - 1 ? (ending ?? null) : null,
    ...of,
  }))
  await deps.db.insert(turn).values([root, ...told])
  return id
}

/** Somebody who has read enough of a theme to review it. */
export async function reader(
  api: TestApi,
  reading: Reading = {},
  traits: MemberTraits = {},
): Promise<ChatPerson> {
  const person = await chatPerson(api, traits)
  await addReading(api, person.profileId, reading)
  return person
}

type Writing = Partial<BodyOf<'POST /v1/tales/template/{templateUUID}/review'>>

export const reviewTheme = (
  { browser }: Someone,
  more: Writing = {},
  themeId = SIXTH_KEY,
): Promise<Review> =>
  browser.api.call('POST /v1/tales/template/{templateUUID}/review', {
    params: { templateUUID: themeId },
    body: { stars: 4, body: '끝까지 손에서 놓을 수 없는 이야기였어요.', ...more },
  })

export const listReviews = ({ browser }: Someone, query: QueryOf<'GET /v1/tales/review'> = {}) =>
  browser.api.call('GET /v1/tales/review', { query })

export const summaryOf = (
  { browser }: Someone,
  query: QueryOf<'GET /v1/tales/review/summary'> = {},
) => browser.api.call('GET /v1/tales/review/summary', { query })

export const ownReview = ({ browser }: Someone, themeId = SIXTH_KEY) =>
  browser.api.call('GET /v1/tales/template/{templateUUID}/review/mine', {
    params: { templateUUID: themeId },
  })

export const deleteReview = ({ browser }: Someone, reviewUuid: string) =>
  browser.api.call('DELETE /v1/tales/review/{reviewUuid}', { params: { reviewUuid } })

export const findHelpful = ({ browser }: Someone, reviewUuid: string, isOn = true) =>
  isOn
    ? browser.api.call('POST /v1/tales/review/{reviewUuid}/helpful', { params: { reviewUuid } })
    : browser.api.call('DELETE /v1/tales/review/{reviewUuid}/helpful', { params: { reviewUuid } })

export const replyTo = ({ browser }: Someone, reviewUuid: string, text: string) =>
  browser.api.call('PUT /v1/tales/review/{reviewUuid}/reply', {
    params: { reviewUuid },
    body: { text },
  })

/** A review without the way there. */
export async function addReview(
  { deps }: TestApi,
  profileId: string,
  more: Partial<typeof review.$inferInsert> = {},
): Promise<string> {
  const id = more.id ?? deps.newId()
  await deps.db.insert(review).values({
    id,
    themeId: SIXTH_KEY,
    profileId,
    stars: 5,
    body: '다음 장면이 궁금해서 밤새 읽었어요. 정말로요.',
    hasSpoiler: false,
    turnsRead: 12,
    createdAt: deps.clock.now(),
    ...more,
  })
  return id
}
