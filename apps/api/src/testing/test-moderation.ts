import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type {
  AccountRole,
  BodyOf,
  ModerationCaseDetail,
  NewSanction,
  QueryOf,
} from '@doran/contract'
import { member, moderationCase } from '../schema/tables.js'
import { allPages } from './all-pages.js'
import { addFinishedPlay, commentsOf, createGame, player, say } from './test-comments.js'
import { chatPerson, type ChatPerson } from './test-chat.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import type { MemberTraits } from './test-member.js'

const DAY_MS = 86_400_000

type Someone = { browser: Browser }
type ReportBody = BodyOf<'POST /v1/report'>

/** Somebody whose account is so many days old. */
export async function oldPerson(
  api: TestApi,
  traits: MemberTraits = {},
  days = 8,
): Promise<ChatPerson> {
  return aged(api, await chatPerson(api, traits), days)
}

/** The same, who may read what is said about a game. */
export async function oldPlayer(api: TestApi, gameId: string, days = 8): Promise<ChatPerson> {
  return aged(api, await player(api, gameId), days)
}

async function aged(api: TestApi, person: ChatPerson, days: number): Promise<ChatPerson> {
  const createdAt = new Date(api.deps.clock.now().getTime() - days * DAY_MS)
  await api.deps.db.update(member).set({ createdAt }).where(eq(member.id, person.member.memberId))
  return person
}

export const moderator = (api: TestApi) => chatPerson(api, { roles: ['moderator'] })
export const admin = (api: TestApi) => chatPerson(api, { roles: ['admin'] })

/** Somebody's comment on a game of somebody else, who may read it. */
export async function commented(api: TestApi, body = '못된 말') {
  const [owner, author] = [await chatPerson(api), await chatPerson(api)]
  const gameId = await createGame(api, owner.profileId)
  for (const { profileId } of [owner, author]) await addFinishedPlay(api, profileId, gameId)
  const comment = await say(author, gameId, body)
  return { author, owner, gameId, commentId: comment.id }
}

/** The same, which a reader reported, and its case. */
export async function reportedComment(api: TestApi) {
  const made = await commented(api)
  await report(await player(api, made.gameId), made.commentId)
  return { ...made, caseId: (await caseOf(api, made.commentId)).id }
}

/** How many comments of a game somebody is shown. */
export const shownTo = async (person: Someone, gameId: string) =>
  (await commentsOf(person, gameId)).items.length

export const report = ({ browser }: Someone, targetId: string, more: Partial<ReportBody> = {}) =>
  browser.api.call('POST /v1/report', {
    body: { targetType: 'comment', targetId, reason: 'abuse', ...more },
  })

/** The case of a thing that was opened last. */
export async function caseOf({ deps }: TestApi, targetId: string) {
  const rows = await deps.db
    .select()
    .from(moderationCase)
    .where(eq(moderationCase.targetId, targetId))
    .orderBy(moderationCase.openedAt, moderationCase.id)
  const row = rows.at(-1)
  if (!row) throw new Error(`nothing of ${targetId} was reported`)
  return row
}

/** Opens a case of what nobody reported. */
export const openCase = (
  { browser }: Someone,
  targetType: BodyOf<'POST /v1/admin/case'>['targetType'],
  targetId: string,
) => browser.api.call('POST /v1/admin/case', { body: { targetType, targetId } })

export const readCase = ({ browser }: Someone, caseId: string) =>
  browser.api.call('GET /v1/admin/case/{caseId}', { params: { caseId } })

export const listCases = ({ browser }: Someone, query: QueryOf<'GET /v1/admin/case'>) =>
  browser.api.call('GET /v1/admin/case', { query })

export const blind = ({ browser }: Someone, caseId: string) =>
  browser.api.call('POST /v1/admin/case/{caseId}/blind', {
    params: { caseId },
    body: { reason: '권리침해 신고를 확인하고 있어요' },
  })

type Decided = Partial<BodyOf<'POST /v1/admin/case/{caseId}/decision'>>

export const decide = (
  { browser }: ChatPerson,
  caseId: string,
  { status = 'open', outcome = 'upheld', reason = '규칙에 어긋나요', ...more }: Decided = {},
): Promise<ModerationCaseDetail> =>
  browser.api.call('POST /v1/admin/case/{caseId}/decision', {
    params: { caseId },
    body: { status, outcome, reason, ...more },
  })

/** The answer to an appeal that was right. */
export const APPEAL_RIGHT = { status: 'appealed', outcome: 'dismissed' } as const

export const appeal = ({ browser }: ChatPerson, caseId: string, text = '그런 뜻이 아니었어요') =>
  browser.api.call('POST /v1/moderation/case/{caseId}/appeal', {
    params: { caseId },
    body: { text },
  })

export const ownCase = ({ browser }: ChatPerson, caseId: string) =>
  browser.api.call('GET /v1/moderation/case/{caseId}', { params: { caseId } })

export const sanctionPerson = (
  { browser }: ChatPerson,
  { profileId }: { profileId: string },
  sanction: NewSanction,
  reason = '규칙을 되풀이해서 어겼어요',
) =>
  browser.api.call('POST /v1/admin/person/{profileId}/sanction', {
    params: { profileId },
    body: { sanction, reason },
  })

export const lift = ({ browser }: Someone, sanctionId: string) =>
  browser.api.call('POST /v1/admin/sanction/{sanctionId}/lift', {
    params: { sanctionId },
    body: { reason: '잘못 판단했어요' },
  })

/** Gives somebody a role, or takes it. */
export const putRole = (
  { browser }: Someone,
  { profileId }: { profileId: string },
  role: AccountRole,
  isGranted: boolean,
) =>
  browser.api.call('PUT /v1/admin/person/{profileId}/role', {
    params: { profileId },
    body: { role, isGranted },
  })

/** Who a search finds; without one, everybody with a role. */
export const findPeople = async ({ browser }: Someone, q?: string) =>
  (await browser.api.call('GET /v1/admin/person', { query: { ...(q !== undefined && { q }) } }))
    .items

export const adminsSeenBy = async (person: Someone) =>
  (await findPeople(person)).filter(({ roles }) => roles.includes('admin'))

export const readPerson = ({ browser }: Someone, { profileId }: { profileId: string }) =>
  browser.api.call('GET /v1/admin/person/{profileId}', { params: { profileId } })

/** The whole log of acts, the newest first, read in pages of four. */
export const loggedActs = async ({ browser }: Someone) =>
  (
    await allPages((after) =>
      browser.api.call('GET /v1/admin/audit', { query: { limit: 4, ...after } }),
    )
  ).flat()

/** A nickname that nobody has. */
export const someNickName = () => `이름${nanoid(8).replaceAll(/[-_]/g, 'a')}`

export const PAUSE: NewSanction = { kind: 'pause', days: 7 }
export const END: NewSanction = { kind: 'end' }
