import type { Known } from './known-names.js'
import type { Target } from './compiled-theme.js'
import { fault, type FaultLog } from './expressions-of.js'

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
