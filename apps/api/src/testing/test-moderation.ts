import { eq } from 'drizzle-orm'
import type { BodyOf, ModerationCaseDetail, NewSanction } from '@doran/contract'
import { member, moderationCase } from '../modules/tables.js'
import { addFinishedPlay, createGame, player, say } from './test-comments.js'
import { chatPerson, type ChatPerson } from './test-chat.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import type { MemberTraits } from './test-member.js'

const DAY_MS = 86_400_000

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

/** Somebody's comment on a game of somebody else. */
export async function commented(api: TestApi, body = '못된 말') {
  const [owner, author] = [await chatPerson(api), await chatPerson(api)]
  const gameId = await createGame(api, owner.profileId)
  await addFinishedPlay(api, author.profileId, gameId)
  const comment = await say(author, gameId, body)
  return { author, owner, gameId, commentId: comment.id }
}

export const report = (
  { browser }: { browser: Browser },
  targetId: string,
  more: Partial<ReportBody> = {},
) =>
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

export const PAUSE: NewSanction = { kind: 'pause', days: 7 }
export const END: NewSanction = { kind: 'end' }
