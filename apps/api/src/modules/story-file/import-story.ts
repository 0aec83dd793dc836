import type { StorySessionView } from '@doran/contract'
import { STORY_FILE } from '@doran/contract/limits'
import type { Actor, Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { createWaitingLine } from '../../platform/images/waiting-line.js'
import { assertMayOpen } from '../permission/index.js'
import { insertMemories } from '../story-memory/index.js'
import { getStorySession, insertSession } from '../story-session/index.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { insertTurns } from '../story-turn/index.js'
import { findThemeVersion, type ThemeVersion } from '../theme/index.js'
import { holdOwner } from '../visitor/index.js'
import type { StoryFile } from './file-schema.js'
import { importedRows, type ImportedStory } from './reading/imported-rows.js'
import { readStoryFile } from './reading/read-story-file.js'
import { stateOfTurns } from './reading/state-of-turns.js'

type ImportContext = Context<'themes' | 'models', Actor>
type Given = {
  file: Uint8Array
  /** Called once the file was read: a call that is refused makes no visitor. */
  becomeOwner: () => Promise<Owner>
}

const ROWS_AT_ONCE = 200

/** A long file is many times as large once it is read. */
const line = createWaitingLine(2 * STORY_FILE.maxBytes)

/**
 * Makes a story of the caller's own of a file, with ids of its own. It is pinned to the theme's version that the file
 * names, or to the current one, and counts nowhere.
 * @throws AppError FILE_FOREIGN, FILE_VERSION, FILE_THEME_UNKNOWN, STORY_FILE_TOO_LARGE, RATING_LIMIT,
 * AGE_UNCONFIRMED, TOO_MANY
 */
export function importStory(ctx: ImportContext, given: Given): Promise<StorySessionView> {
  return line.run(given.file.byteLength, async () => {
    const story = await readStoryFile(given.file)
    const theme = await findThemeVersion(ctx, story.theme)
    if (!theme) throw new AppError('FILE_THEME_UNKNOWN')
    assertMayOpen(ctx, theme.ageRating)
    const states = await getStates(story, theme)
    const owner = await given.becomeOwner()
    return getStorySession(ctx, await save(ctx, { story, theme, states, owner }))
  })
}

async function getStates({ turns }: StoryFile, theme: ThemeVersion) {
  const states = await stateOfTurns(turns, theme.loaded.compiled)
  if (states) return states
  throw new AppError(theme.isAnother ? 'FILE_THEME_UNKNOWN' : 'FILE_FOREIGN')
}

function save(ctx: ImportContext, imported: ImportedStory): Promise<StorySessionRow> {
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    if (!(await holdOwner(tx, imported.owner))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
    const { session, turns, memories } = importedRows(tx, imported)
    const inserted = await insertSession(db, session)
    if (!inserted) throw new Error('a new id was taken')
    for (const some of chunksOf(turns)) await insertTurns(db, some)
    for (const some of chunksOf(memories)) await insertMemories(db, some)
    return inserted
  })
}

function* chunksOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE)
  }
}
