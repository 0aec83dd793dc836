import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { BodyOf, Comment, QueryOf, ReplyOf } from '@doran/contract'
import { game, gameVersion, play } from '../schema/tables.js'
import { chatPerson, type ChatPerson } from './test-chat.js'
import type { MemberTraits } from './test-member.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'

/** A game that a member made, with the content of a shipped one. */
export async function createGame(
  { deps }: TestApi,
  ownerProfileId: string,
  traits: Partial<typeof game.$inferInsert> = {},
): Promise<string> {
  const [shipped] = await deps.db
    .select()
    .from(game)
    .innerJoin(gameVersion, eq(gameVersion.id, game.publishedVersionId))
    .where(eq(game.slug, 'which-light'))
  if (!shipped) throw new Error('the shipped games are missing')
  const [id, versionId] = [deps.newId(), deps.newId()]
  const own = { id, slug: `own-${id}`, ownerProfileId, publishedVersionId: versionId }
  await deps.db.insert(game).values({ ...shipped.game, ...own, ...traits })
  await deps.db.insert(gameVersion).values({ ...shipped.game_version, id: versionId, gameId: id })
  return id
}

/** A play of a game that the member brought to its end, without the way there. */
export async function addFinishedPlay(
  { deps }: TestApi,
  ownerProfileId: string,
  gameId: string,
): Promise<void> {
  const [row] = await deps.db.select().from(game).where(eq(game.id, gameId))
  if (!row) throw new Error(`no game ${gameId}`)
  const at = deps.clock.now()
  await deps.db.insert(play).values({
    id: deps.newId(),
    clientPlayId: nanoid(),
    shareCode: randomUUID(),
    ownerProfileId,
    gameId,
    versionId: row.publishedVersionId,
    mode: 'normal',
    seed: 1,
    options: {},
    progressTotal: 1,
    status: 'finished',
    startedAt: at,
    lastAt: at,
    finishedAt: at,
  })
}

/** Somebody who has played a game to its end. */
export async function player(
  api: TestApi,
  gameId: string,
  traits: MemberTraits = {},
): Promise<ChatPerson> {
  const person = await chatPerson(api, traits)
  await addFinishedPlay(api, person.profileId, gameId)
  return person
}

type NewComment = BodyOf<'POST /v1/comment/{targetType}/{targetId}'>

export const say = (
  { browser }: { browser: Browser },
  gameId: string,
  body: string,
  more: Partial<NewComment> = {},
): Promise<Comment> =>
  browser.api.call('POST /v1/comment/{targetType}/{targetId}', {
    params: { targetType: 'game', targetId: gameId },
    body: { clientCommentId: nanoid(), body, ...more },
  })

export const commentsOf = (
  { browser }: { browser: Browser },
  gameId: string,
  query: QueryOf<'GET /v1/comment/{targetType}/{targetId}'> = {},
): Promise<ReplyOf<'GET /v1/comment/{targetType}/{targetId}'>> =>
  browser.api.call('GET /v1/comment/{targetType}/{targetId}', {
    params: { targetType: 'game', targetId: gameId },
    query,
  })

export const editTo = ({ browser }: ChatPerson, commentId: string, body: string) =>
  browser.api.call('PATCH /v1/comment/{commentId}', { params: { commentId }, body: { body } })

export const takeBack = ({ browser }: ChatPerson, commentId: string) =>
  browser.api.call('DELETE /v1/comment/{commentId}', { params: { commentId } })

export const blockPerson = ({ browser }: ChatPerson, { profileId }: ChatPerson) =>
  browser.api.call('POST /v1/block/{profileId}', { params: { profileId } })

/** What stands in somebody's inbox, the newest first. */
export async function noticesOf({ browser }: ChatPerson) {
  const { items } = await browser.api.call('GET /v1/notification', { query: { limit: 50 } })
  return items.map(({ type, data }) => ({ type, data }))
}
