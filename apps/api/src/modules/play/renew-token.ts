import type { Context } from '../../platform/context/context.js'
import { updateUnfinished } from './play-repository.js'
import { newPlayToken } from './play-token.js'
import type { PlayRow } from '../../schema/play/play.table.js'

type TokenContext = Context<'gameContents' | 'gameEngine'>

/** Whether the play must be finished within the time of the token that it began with. */
export async function isScored(
  { db, gameContents, gameEngine }: TokenContext,
  { versionId, mode }: PlayRow,
): Promise<boolean> {
  const { kind } = await gameContents.load(db, versionId)
  return gameEngine.isScored(kind, mode)
}

/**
 * Hands out another token for an unfinished play; of a scored one it is good no longer than the one before. Where the
 * play was finished meanwhile it opens nothing.
 */
export async function renewToken(ctx: TokenContext, play: PlayRow): Promise<string> {
  const scored = await isScored(ctx, play)
  const { token, tokenHash, tokenUntil } = newPlayToken(ctx, scored)
  await updateUnfinished(ctx.db, play.id, { tokenHash, ...(!scored && { tokenUntil }) })
  return token
}
