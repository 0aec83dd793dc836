import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { Finding } from '../compile/theme-error.js'
import { plainName } from './lint-doubles.js'
import { boundsIn, canHoldTogether } from './met-together.js'

/** Moves of one scene that a reader cannot tell apart: one label, and conditions that may hold at once. */
export function lintLabels(theme: CompiledTheme): Finding[] {
  const boundsOf = boundsIn(theme)
  return [...theme.scenes.values()].flatMap(({ id, moves }) =>
    moves.flatMap(({ id: move, label, when }, index): Finding[] => {
      const twin = moves
        .slice(0, index)
        .find(
          (other) =>
            plainName(other.label) === plainName(label) &&
            canHoldTogether([...other.when, ...when], boundsOf),
        )
      if (!twin) return []
      const where = `scenes.${id}.moves.${move}.label`
      const message = `"${label}" stands at scenes.${id}.moves.${twin.id}.label too, and both may be offered at once`
      return [{ level: 'error', code: 'double-label', where, message }]
    }),
  )
}
