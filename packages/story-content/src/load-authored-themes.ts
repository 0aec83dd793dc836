import { createHash } from 'node:crypto'
import type { CommonSource, ThemeSource } from '@doran/story-engine'
import { contentRoot, listSlugs, openCommon, openTheme } from './open-theme.js'

export type AuthoredTheme = { source: ThemeSource; hash: string }
export type AuthoredContent = {
  themes: AuthoredTheme[]
  common: { source: CommonSource; hash: string }
}

/**
 * Reads every shipped theme: `themes/<slug>/theme.yaml` and its `scenes/*.yaml`, in the files' order. Throws
 * `ContentError` with file, line and path of what is wrong. The hash is of the parsed content.
 */
export function loadAuthoredThemes(root = contentRoot()): AuthoredContent {
  const common = openCommon(root).data
  const themes = listSlugs(root).map((slug) => {
    const source = openTheme(root, slug).data
    return { source, hash: contentHash(source) }
  })
  return { themes, common: { source: common, hash: contentHash(common) } }
}

function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
