import { eq } from 'drizzle-orm'
import { CommonSource, ThemeSource, compileTheme, type CompiledTheme } from '@doran/story-engine'
import type { Executor } from '../db/client.js'
import { commonVersion, themeVersion } from '../db/schema/theme.js'

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
      const loaded = known.get(key) ?? (await read(db, themeHash, commonHash))
      known.delete(key)
      known.set(key, loaded)
      const oldest = known.size > capacity ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
      return loaded
    },
  }
}

async function read(db: Executor, themeHash: string, commonHash: string): Promise<LoadedTheme> {
  const [version] = await db.select().from(themeVersion).where(eq(themeVersion.hash, themeHash))
  const [common] = await db.select().from(commonVersion).where(eq(commonVersion.hash, commonHash))
  if (!version || !common) throw new Error(`no stored version ${themeHash} / ${commonHash}`)
  const source = ThemeSource.parse(version.content)
  return { source, compiled: compileTheme(source, CommonSource.parse(common.content)) }
}
