import type { NarratorKey, ParsedBodyOf, PersonaFields, StorySession } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { ownerOf } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPersona } from '../persona/index.js'
import { describeNarrators } from './describe-narrators.js'
import { getStorySession } from './get-story-session.js'
import { updateSession, type SessionChange } from './story-session-repository.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

type Wanted = ParsedBodyOf<'PATCH /v1/tales/session/{sessionUuid}'>

/**
 * Changes what a reader decides of a story: its name, whether it is put away, and, from the next turn on, narrator,
 * note and persona. What is not given stays.
 * @throws AppError NARRATOR_UNAVAILABLE; NOT_FOUND for a persona of somebody else's
 */
export async function changeStorySession(
  ctx: Context<'themes' | 'models'>,
  { session, ...wanted }: Wanted & { session: StorySessionRow },
): Promise<StorySession> {
  const change = await changeOf(ctx, session, wanted)
  if (Object.keys(change).length === 0) return (await getStorySession(ctx, session)).session
  const changed = await updateSession(ctx.db, session.id, change)
  if (!changed) throw new AppError('NOT_FOUND')
  return (await getStorySession(ctx, changed)).session
}

async function changeOf(
  ctx: Context<'models'>,
  session: StorySessionRow,
  { narrator, title, note, isArchived, personaUuid }: Wanted,
): Promise<SessionChange> {
  if (narrator !== undefined) await assertCanTell(ctx, session, narrator)
  const archivedAt = session.archivedAt ?? ctx.clock.now()
  return {
    ...(narrator !== undefined && { narrator }),
    ...(title !== undefined && { title: title === '' ? null : title }),
    ...(note !== undefined && { note }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? archivedAt : null }),
    ...(personaUuid !== undefined && { persona: await copyOf(ctx, session, personaUuid) }),
  }
}

async function assertCanTell(
  ctx: Context<'models'>,
  session: StorySessionRow,
  narrator: NarratorKey,
): Promise<void> {
  if (narrator === 'offline') return
  const { narrators, modelTurnsLeft } = await describeNarrators(ctx, session)
  const isKnown = narrators.some(({ key }) => key === narrator)
  if (!isKnown || modelTurnsLeft === 0) throw new AppError('NARRATOR_UNAVAILABLE')
}

/** As the persona is now. */
async function copyOf(
  ctx: Context,
  session: StorySessionRow,
  id: string | null,
): Promise<PersonaFields | null> {
  return id === null ? null : findPersona(ctx, { owner: ownerOf(session), id })
}
