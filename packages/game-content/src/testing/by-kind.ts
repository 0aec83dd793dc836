import type { PsytestContent, WorldcupContent } from '@doran/contract'
import { SHIPPED_GAMES } from '../index.js'

type Of<Content> = { slug: string; content: Content }

export const PSYTESTS: readonly Of<PsytestContent>[] = SHIPPED_GAMES.flatMap(({ slug, content }) =>
  content.kind === 'psytest' ? [{ slug, content }] : [],
)

export const WORLDCUPS: readonly Of<WorldcupContent>[] = SHIPPED_GAMES.flatMap(
  ({ slug, content }) => (content.kind === 'worldcup' ? [{ slug, content }] : []),
)
