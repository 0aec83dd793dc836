import { z } from 'zod'
import { ThemeSummary } from '../theme-summary.js'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Lists what the artefact holds. A theme is stored beside it in `<slug>.json`, the common texts in `common.json`. */
export const ArtefactContent = z.object({
  common: Hash,
  themes: z.array(z.object({ hash: Hash, summary: ThemeSummary })).min(1),
})
export type ArtefactContent = z.infer<typeof ArtefactContent>

/** The file itself. Its hash is of `content`, so that a damaged list is found too. */
export const ArtefactIndex = z.object({ hash: Hash, content: z.unknown() })
export type ArtefactIndex = z.infer<typeof ArtefactIndex>

export const INDEX_FILE = 'index.json'
export const COMMON_FILE = 'common.json'

export function themeFile({ slug }: { slug: string }): string {
  return `${slug}.json`
}
