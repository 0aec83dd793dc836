import type { CompiledAnswer, CompiledScene } from '../compile/compiled-theme.js'
import type { InputFamily } from '../scene-schema.js'

/** What free input is about, as far as a scene's answers care. */
export type Topic = {
  /** Who and what it names. */
  named: readonly string[]
  /** Whom it is said to, by its words. */
  addressed: string | null
  /** Whom it must be said to where its words do not tell. */
  implied: string | null
  /** A question put to nobody: the eyes may answer it as well as a mouth. */
  isUndirected: boolean
}

export const NO_TOPIC: Topic = { named: [], addressed: null, implied: null, isUndirected: false }

/** The answer of a family that fits best: one about what was named before one about nothing in particular. */
export function chooseAnswer(
  { others, people }: CompiledScene,
  family: InputFamily,
  topic: Topic,
  isFresh: (answer: CompiledAnswer) => boolean,
): CompiledAnswer | null {
  const own = bestAbout(others[family].filter(isFresh), people, withImplied(family, topic))
  if (own) return own
  for (const other of NEXT[family](topic)) {
    const near = bestAbout(others[other].filter(isFresh), people, { ...topic, implied: null })
    if (near) return near
  }
  return others[family].find((answer) => isGeneral(answer) && isFresh(answer)) ?? null
}

/** It answers whatever nothing else does. */
function isGeneral({ about, says }: CompiledAnswer): boolean {
  return about.length === 0 && says.length === 0
}

/** The answer of a family about a thing that was named, or about who was spoken to and nothing else. */
export function answerAbout(
  scene: CompiledScene,
  family: InputFamily,
  topic: Topic,
  isFresh: (answer: CompiledAnswer) => boolean,
): CompiledAnswer | null {
  const things = topic.named.filter((name) => !scene.cast.includes(name))
  const isNamed = (answer: CompiledAnswer) => answer.about.some((name) => things.includes(name))
  return chooseAnswer(scene, family, topic, (answer) => isFresh(answer) && isNamed(answer))
}

/** Families whose answer about a thing also reads right: what is walked up to is seen. */
const NEXT: Readonly<Record<InputFamily, (topic: Topic) => readonly InputFamily[]>> = {
  talk: ({ isUndirected }) => (isUndirected ? ['look'] : []),
  look: ({ isUndirected }) => (isUndirected ? ['talk'] : []),
  move: () => ['look'],
  risk: () => [],
  strange: () => [],
}

function withImplied(family: InputFamily, topic: Topic): Topic {
  return family === 'talk' ? topic : { ...topic, implied: null }
}

const NAMED = 3
const TO_THEM = 2
const IMPLIED = 1

function bestAbout(
  answers: readonly CompiledAnswer[],
  people: readonly string[],
  { named, addressed, implied }: Topic,
): CompiledAnswer | null {
  const scores = answers.map(({ about }) => {
    // What another person says would be no answer of the one who was spoken to.
    const isOthers = addressed !== null && !about.includes(addressed) && about.some(isThere)
    if (isOthers) return 0
    return about.reduce((sum, name) => sum + worthOf(name), 0)
  })
  const best = Math.max(0, ...scores)
  return best > 0 ? (answers[scores.indexOf(best)] ?? null) : null

  function isThere(name: string): boolean {
    return people.includes(name)
  }
  function worthOf(name: string): number {
    if (name === addressed) return TO_THEM
    if (named.includes(name)) return isThere(name) ? TO_THEM : NAMED
    return name === implied ? IMPLIED : 0
  }
}
