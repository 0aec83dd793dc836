import { contentHash, type AuthoredContent } from './authored-content.js'
import { contentRoot } from './content-root.js'
import { listSlugs, openCommon, openTheme } from './open-theme.js'
import { summaryOf } from './theme-summary.js'

/**
 * Reads every theme from its YAML: `themes/<slug>/theme.yaml` and its `scenes/*.yaml`, in the files' order. Throws
 * `ContentError` with file, line and path of what is wrong. The hash is of the parsed content.
 */
export function loadAuthoredThemes(root = contentRoot()): AuthoredContent {
  const common = openCommon(root).data
  const themes = listSlugs(root).map((slug) => {
    const source = openTheme(root, slug).data
    return { hash: contentHash(source), summary: summaryOf(source), load: () => source }
  })
  return { themes, common: { hash: contentHash(common), load: () => common } }
}
