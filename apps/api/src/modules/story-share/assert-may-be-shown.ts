import { sceneBlockedMessage } from '@doran/contract/story-share/copy'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { StorySessionRow } from '../story-session/story-session.table.js'
import { findBlocked, type Rating, type Words } from '../story-turn/index.js'
import type { TurnRow } from '../story-turn/turn.table.js'
import { listShownTurns, type ShownTurnRow } from './shared-turn-store.js'

type Shown = {
  session: Pick<StorySessionRow, 'origin'> & { ageRating: Rating }
  last: Pick<TurnRow, 'id' | 'index'>
  scenes: number
  /** Lines of an ending's card. */
  path: readonly string[]
}

/**
 * What its reader wrote of scenes, or brought in a file, others will read.
 * @throws AppError INVALID_INPUT
 */
export async function assertMayBeShown(
  { db }: Pick<Context, 'db'>,
  { session, last, scenes, path }: Shown,
): Promise<void> {
  const isBlocked = (words: Words) => findBlocked(words, session.ageRating) !== null
  const isImported = session.origin === 'imported'
  const turns = await listShownTurns(db, {
    turnId: last.id,
    fromIndex: last.index - scenes + 1,
    after: null,
    limit: scenes,
  })
  const blocked =
    turns.find((row) => isBlocked(writtenIn(row, isImported))) ??
    (path.some((text) => isBlocked({ text })) ? last : null)
  if (!blocked) return
  const message = sceneBlockedMessage(blocked.index)
  throw new AppError('INVALID_INPUT', { field: 'turnUuid', message })
}

/** What of a turn was not the narrator's, nor one of the choices it offered. */
function writtenIn(
  { inputKind, inputText, output, isEdited }: ShownTurnRow,
  isImported: boolean,
): Words {
  const text = inputText ?? ''
  if (isImported || isEdited) return { text, output }
  return inputKind === 'choice' ? {} : { text }
}
