import type { Target } from './compiled-theme.js'
import { fault, type FaultLog } from './expressions-of.js'

export type Known = {
  scenes: ReadonlySet<string>
  endings: ReadonlySet<string>
  cast: ReadonlySet<string>
  /** Alias to name, so that `관계.도영` may stand for `관계.백도영`. */
  castByAlias: ReadonlyMap<string, string>
  gauges: ReadonlySet<string>
}

export function compileTarget(
  source: string | undefined,
  where: string,
  known: Known,
  log: FaultLog,
): Target | null {
  if (source === undefined) return null
  if (source === 'endings') return { kind: 'endings' }
  if (source.startsWith('ending:')) {
    const key = source.slice('ending:'.length).trim()
    if (!known.endings.has(key)) fault(log, 'unknown-ending', `${where}.to`, `no ending "${key}"`)
    return { kind: 'ending', key }
  }
  if (!known.scenes.has(source)) fault(log, 'unknown-scene', `${where}.to`, `no scene "${source}"`)
  return { kind: 'scene', id: source }
}
