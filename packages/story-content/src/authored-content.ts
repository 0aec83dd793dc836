import { createHash } from 'node:crypto'
import type { CommonSource, ThemeSource } from '@doran/story-engine'
import type { ThemeSummary } from './theme-summary.js'

/** `load` reads the whole theme, which is some 350 times as long as its summary. The hash is of what it returns. */
export type AuthoredTheme = { hash: string; summary: ThemeSummary; load: () => ThemeSource }
export type AuthoredContent = {
  themes: readonly AuthoredTheme[]
  common: { hash: string; load: () => CommonSource }
}

/** Names a version of a theme for good: stories are pinned to it. */
export function contentHash(content: unknown): string {
  return textHash(JSON.stringify(content))
}

export function textHash(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
