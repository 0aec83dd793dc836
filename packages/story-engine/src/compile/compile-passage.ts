import type { Passage } from './compiled-theme.js'
import { compileTarget } from './compile-target.js'
import type { Known } from './known-names.js'
import { changesOf, testsOf, type FaultLog } from './expressions-of.js'

type PassageSource = {
  when?: readonly string[]
  text: string
  sets?: readonly string[]
  to?: string | undefined
}

export function compilePassage(
  source: PassageSource,
  key: string,
  where: string,
  known: Known,
  log: FaultLog,
): Passage {
  return {
    key,
    when: testsOf(source.when ?? [], where, known, log),
    text: source.text,
    changes: changesOf(source.sets ?? [], where, known, log),
    target: compileTarget(source.to, where, known, log),
  }
}

export function compilePassages(
  sources: readonly PassageSource[],
  key: string,
  where: string,
  known: Known,
  log: FaultLog,
): Passage[] {
  return sources.map((source, index) =>
    compilePassage(source, `${key}/${index}`, `${where}.${index}`, known, log),
  )
}
