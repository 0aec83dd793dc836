import type { Emotion } from '../scene-schema.js'
import type { Face, Passage } from './compiled-theme.js'
import { compileTarget } from './compile-target.js'
import type { Known } from './known-names.js'
import { changesOf, fault, testsOf, type FaultLog } from './expressions-of.js'

type PassageSource = {
  when?: readonly string[]
  text: string
  sets?: readonly string[]
  to?: string | undefined
  faces?: Readonly<Record<string, Emotion>>
}

/** What a move gives to each of its outcomes that has none of its own. */
export type Given = Pick<Passage, 'target' | 'faces'>

const NOTHING_GIVEN: Given = { target: null, faces: [] }

export function compilePassage(
  source: PassageSource,
  key: string,
  where: string,
  known: Known,
  log: FaultLog,
  given = NOTHING_GIVEN,
): Passage {
  return {
    key,
    when: testsOf(source.when ?? [], where, known, log),
    text: source.text,
    changes: changesOf(source.sets ?? [], where, known, log),
    target: compileTarget(source.to, where, known, log) ?? given.target,
    faces: withFaces(given.faces, facesOf(source.faces ?? {}, where, known, log)),
  }
}

function withFaces(given: readonly Face[], own: readonly Face[]): Face[] {
  const emotions = new Map([...given, ...own].map(({ name, emotion }) => [name, emotion]))
  return [...emotions].map(([name, emotion]) => ({ name, emotion }))
}

export function facesOf(
  source: Readonly<Record<string, Emotion>>,
  where: string,
  known: Known,
  log: FaultLog,
): Face[] {
  return Object.entries(source).map(([name, emotion]) => {
    if (!known.cast.has(name)) {
      fault(log, 'unknown-cast', `${where}.faces.${name}`, `nobody is called "${name}"`)
    }
    return { name, emotion }
  })
}

export function compilePassages(
  sources: readonly PassageSource[],
  key: string,
  where: string,
  known: Known,
  log: FaultLog,
  given = NOTHING_GIVEN,
): Passage[] {
  return sources.map((source, index) =>
    compilePassage(source, `${key}/${index}`, `${where}.${index}`, known, log, given),
  )
}
