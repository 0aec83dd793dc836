import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { GameContent } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { gameVersion } from '../../schema/game/game.table.js'

export interface GameCache {
  /** A version's content; throws where the version is unknown. */
  load(db: Executor, versionId: string): Promise<GameContent>
}

/** Versions never change, so a parsed one stays valid. */
export function createGameCache(capacity = 500): GameCache {
  const cache = new LRUCache<string, GameContent>({ max: capacity })
  return {
    async load(db, versionId) {
      const cached = cache.get(versionId)
      if (cached) return cached
      const [row] = await db
        .select({ content: gameVersion.content })
        .from(gameVersion)
        .where(eq(gameVersion.id, versionId))
      if (!row) throw new Error(`no stored version ${versionId}`)
      const content = GameContent.parse(row.content)
      cache.set(versionId, content)
      return content
    },
  }
}
