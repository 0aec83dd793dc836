import type { MorningNote } from '@doran/contract'
import type { MorningReaction } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findShownNote, lockNote, putReaction, type ShownNoteRow } from './note-repository.js'
import { toNote } from './note-view.js'

/**
 * The member's one reaction to a note; null takes it back.
 * @throws AppError NOT_FOUND
 */
export async function reactToNote(
  ctx: Context<never, Member>,
  { noteId, reaction }: { noteId: string; reaction: MorningReaction | null },
): Promise<MorningNote> {
  await getShown(ctx, noteId)
  await inTransaction(ctx, async ({ db, actor, clock }) => {
    if (!(await lockNote(db, noteId))) throw new AppError('NOT_FOUND')
    const given = reaction && { reaction, createdAt: clock.now() }
    await putReaction(db, { noteId, profileId: actor.profileId }, given)
  })
  return toNote(ctx, await getShown(ctx, noteId))
}

async function getShown(
  { database, actor }: Context<never, Member>,
  id: string,
): Promise<ShownNoteRow> {
  const row = await findShownNote(database, actor.profileId, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
