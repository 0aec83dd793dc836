import { eq } from 'drizzle-orm'
import { CommonSource, ThemeSource, compileTheme, type CompiledTheme } from '@doran/story-engine'
import type { Executor } from '../../platform/db/client.js'
import { commonVersion, themeVersion } from './theme.table.js'

export type LoadedTheme = { source: ThemeSource; compiled: CompiledTheme }

export interface ThemeCache {
  /** A version as it was stored, compiled; throws where either hash is unknown. */
  load(db: Executor, themeHash: string, commonHash: string): Promise<LoadedTheme>
}

/** Versions never change, so what was compiled once holds. The least recently used are let go. */
export function createThemeCache(capacity = 200): ThemeCache {
  const known = new Map<string, LoadedTheme>()
  return {
    async load(db, themeHash, commonHash) {
      const key = `${themeHash}:${commonHash}`
      let loaded = known.get(key)
      if (!loaded) {
        const stored = await read(db, themeHash, commonHash)
        // Of all who waited for the same rows, only the first compiles them.
        loaded = known.get(key) ?? compile(stored)
      }
      known.delete(key)
      known.set(key, loaded)
      const oldest = known.size > capacity ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
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
