import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { CommonSource, ThemeSource, compileTheme, type CompiledTheme } from '@doran/story-engine'
import type { Executor } from '../../platform/db/client.js'
import { commonVersion, themeVersion } from '../../schema/theme/theme.table.js'

export type LoadedTheme = { source: ThemeSource; compiled: CompiledTheme }

export interface ThemeCache {
  /** A version as it was stored, compiled; throws where either hash is unknown. */
  load(db: Executor, themeHash: string, commonHash: string): Promise<LoadedTheme>
}

/** A version takes about 5 MB, and 25 once a line was typed in each scene. Five of each shipped theme fit. */
const VERSIONS_IN_MEMORY = 40

/** Versions never change, so a compiled one stays valid. */
export function createThemeCache(capacity = VERSIONS_IN_MEMORY): ThemeCache {
  const cache = new LRUCache<string, LoadedTheme>({ max: capacity })
  return {
    async load(db, themeHash, commonHash) {
      const key = `${themeHash}:${commonHash}`
      const cached = cache.get(key)
      if (cached) return cached
      const stored = await read(db, themeHash, commonHash)
      // Of all who waited for the same rows, only the first compiles them.
      const loaded = cache.get(key) ?? compile(stored)
      cache.set(key, loaded)
      return loaded
    },
  }
}

type Stored = { theme: unknown; common: unknown }

async function read(db: Executor, themeHash: string, commonHash: string): Promise<Stored> {
  const [version] = await db.select().from(themeVersion).where(eq(themeVersion.hash, themeHash))
  const [common] = await db.select().from(commonVersion).where(eq(commonVersion.hash, commonHash))
  if (!version || !common) throw new Error(`no stored version ${themeHash} / ${commonHash}`)
  return { theme: version.content, common: common.content }
}

function compile({ theme, common }: Stored): LoadedTheme {
  const source = ThemeSource.parse(theme)
  return { source, compiled: compileTheme(source, CommonSource.parse(common)) }
}
