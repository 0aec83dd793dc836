import { PersonaFields } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { listHeldRows } from '../story-memory/index.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import type { LoadedTheme } from '../theme/index.js'
import type { FileMemory, FileTurn } from './file-schema.js'
import { inputOf } from './formats/turn-parts.js'
import { writeJson } from './formats/write-json.js'
import { readPages } from './read-pages.js'
import { listTreeIds, listTreeTurns } from './story-file-repository.js'

const MEMORIES_AT_ONCE = 500

/** As it is stored: a file is judged where it is read. */
type Stored<T> = { [Key in keyof T]: unknown }
type Exported = { session: StorySessionRow; theme: LoadedTheme }

/** All that was told in a story, and what it remembers, as JSON that can be imported. */
export async function openStoryFile(
  { db, clock }: Context,
  { session, theme: { source } }: Exported,
): Promise<AsyncGenerator<string>> {
  const ids = await listTreeIds(db, session)
  const known = new Set(ids)
  const head = {
    exportedAt: clock.now().toISOString(),
    theme: {
      id: session.themeId,
      slug: source.slug,
      title: source.title,
      versionHash: session.themeVersionHash,
      commonHash: session.commonVersionHash,
    },
    engineVersion: session.engineVersion,
    title: session.title,
    persona: session.persona === null ? null : PersonaFields.parse(session.persona),
    note: session.note,
    leafTurnId: session.leafTurnId,
  }
  return writeJson(head, readTurns(db, ids, known), readMemories(db, session.id, known))
}

async function* readTurns(
  db: Context['db'],
  ids: readonly string[],
  known: ReadonlySet<string>,
): AsyncGenerator<Stored<FileTurn>[]> {
  for await (const rows of readPages(ids, (page) => listTreeTurns(db, page))) {
    yield rows.map(({ inputKind, inputText, variantOf, createdAt, ...row }) => ({
      ...row,
      input: inputOf({ inputKind, inputText }),
      variantOf: variantOf !== null && known.has(variantOf) ? variantOf : null,
      createdAt: createdAt.toISOString(),
    }))
  }
}

async function* readMemories(
  db: Context['db'],
  sessionId: string,
  known: ReadonlySet<string>,
): AsyncGenerator<Stored<FileMemory>[]> {
  let after: string | null = null
  do {
    const rows = await listHeldRows(db, sessionId, { after, limit: MEMORIES_AT_ONCE })
    yield rows
      .filter(({ turnId }) => known.has(turnId))
      .map(({ turnId, fromIndex, kind, text, source, stateKey, isPinned, ...row }) => ({
        turnId,
        fromIndex,
        kind,
        text,
        source,
        key: stateKey,
        isPinned,
        isEdited: row.editedAt !== null,
        isForgotten: row.forgottenAt !== null,
        createdAt: row.createdAt.toISOString(),
      }))
    after = rows.length < MEMORIES_AT_ONCE ? null : (rows.at(-1)?.id ?? null)
  } while (after !== null)
}
