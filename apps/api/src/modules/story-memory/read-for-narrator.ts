import type { MemoryRevision, ReaderContext } from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import { findSummary, listMemoryRows, listRevisedRows } from './story-memory-repository.js'

/** As many as are compared with what happens now, whatever the story's length. */
const MOST_READ = 200

export type NarratorMemory = Pick<ReaderContext, 'pinned' | 'summary'> & {
  /** Not pinned, the newest first. */
  others: string[]
  /** The engine's keys of all that was read. */
  keys: ReadonlySet<string>
}

/** What a model is told of a story's memories. */
export async function readForNarrator({ db }: Context, sessionId: string): Promise<NarratorMemory> {
  const [rows, summary] = await Promise.all([
    listMemoryRows(db, sessionId, { after: null, limit: MOST_READ }),
    findSummary(db, sessionId),
  ])
  const memories = rows.filter(({ kind }) => kind !== 'summary')
  return {
    pinned: memories.filter(({ isPinned }) => isPinned).map(({ text }) => text),
    others: memories.filter(({ isPinned }) => !isPinned).map(({ text }) => text),
    keys: new Set(memories.flatMap(({ stateKey }) => stateKey ?? [])),
    summary: summary?.text ?? '',
  }
}

/** What the reader changed or forgot of what the narrator remembers by itself. */
export async function readRevisions({ db }: Context, sessionId: string): Promise<MemoryRevision[]> {
  const rows = await listRevisedRows(db, sessionId)
  return rows.flatMap(({ stateKey, text, forgottenAt }) =>
    stateKey === null ? [] : [{ key: stateKey, text: forgottenAt ? null : text }],
  )
}
