import { PersonaFields, ReachedEnding } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import type { LoadedTheme } from '../theme/index.js'
import { writerName, type StoryBook } from './formats/story-book.js'
import { listPathIds } from '../story-path/index.js'
import { listWriters } from './story-file-repository.js'

/** What stands before the scenes of a story, and which these are: the path to its leaf as it is now. */
export async function openBook(
  { db, clock }: Context,
  { session, theme }: { session: StorySessionRow; theme: LoadedTheme },
): Promise<StoryBook> {
  const turnIds = await listPathIds(db, session.leafTurnId)
  const writers = await listWriters(db, turnIds)
  const { persona, ending } = session
  const { title, genre } = theme.source
  return {
    id: session.id,
    title: session.title ?? title,
    theme: { title, genre },
    personaName: persona === null ? null : PersonaFields.parse(persona).name,
    writers: writers.map(writerName),
    ending: ending === null ? null : ReachedEnding.parse(ending).title,
    isImported: session.origin === 'imported',
    turnIds,
    firstIndex: session.turnCount + 1 - turnIds.length,
    exportedAt: clock.now(),
  }
}
