import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { toMemory } from './memory-view.js'
import { listMemoryRows } from './story-memory-repository.js'

type Call = 'GET /v1/tales/session/{sessionUuid}/memory'

const Position = z.object({ isPinned: z.boolean(), turnIndex: z.int32(), id: z.uuid() })

/** What a story remembers on its path, pinned ones first. */
export async function listMemories(
  { db }: Context,
  { sessionId, kind, cursor, limit }: ParsedQueryOf<Call> & { sessionId: string },
): Promise<ReplyOf<Call>> {
  const after = decodeCursor(cursor, Position)
  const rows = await listMemoryRows(db, sessionId, { kind, after, limit: limit + 1 })
  return toPage(rows, limit, toMemory, ({ isPinned, turnIndex, id }) => ({
    isPinned,
    turnIndex,
    id,
  }))
}
