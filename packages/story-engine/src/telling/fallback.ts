import type { HeardFamily } from '../hearing/hear.js'
import { pick } from '../random.js'
import { markSaid, tell, type Draft } from './draft.js'
import { FALLBACK_LINES } from '../engine-lines.js'

/** A line of the theme's, or else the engine's, where a scene has no answer of its own; the one told longest ago. */
export function tellFallback(draft: Draft, kind: HeardFamily): void {
  const own = draft.theme.source.fallbacks?.[kind]
  const lines = (own ?? FALLBACK_LINES[kind]).map((text, index) => ({
    key: `~${own ? 'fallback' : 'again'}/${kind}/${index}`,
    text,
  }))
  const fresh = lines.filter(({ key }) => !draft.state.said.includes(key))
  const [oldest] = lines.toSorted(
    (one, other) => draft.state.said.indexOf(one.key) - draft.state.said.indexOf(other.key),
  )
  const line = pick(draft.random, fresh) ?? oldest
  if (!line) return
  markSaid(draft, line.key)
  tell(draft, line.text)
}
