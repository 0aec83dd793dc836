import { z } from 'zod'
import type { Block } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listBlockRows, type BlockRow } from './block-repository.js'

const Position = z.object({ createdAt: CursorInstant, profileId: z.uuid() })

/** Whom the member blocked, the last first. */
export async function listBlocks(
  { db, actor }: Context<never, Member>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Block[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  const rows = await listBlockRows(db, actor.profileId, { after, limit: limit + 1 })
  return toPage(rows, limit, toBlock, ({ createdAt, profileId }) => ({ createdAt, profileId }))
}

function toBlock({ profileId, name, profileImage, frame, createdAt }: BlockRow): Block {
  return {
    profile: { id: profileId, name, profileImage, frame, isGone: false },
    createdAt: createdAt.toISOString(),
  }
}
