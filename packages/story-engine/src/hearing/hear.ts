import { normaliseText } from '@doran/korean'
import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import type { InputFamily, Intent } from '../theme-schema.js'
import { familyOfIntent } from './intent-families.js'
import { scoreMove, THRESHOLD } from './score-move.js'
import { understand, type Understanding } from './understand.js'
import { unknownTopics } from './unknown-topics.js'

export type Hearing = {
  family: InputFamily
  intents: Intent[]
  entities: string[]
  negated: boolean
  /** The move that was understood; null when the best reading is not sure enough. */
  move: CompiledMove | null
  score: number
  /** Moves that the input may have meant, the likeliest first. */
  readings: CompiledMove[]
  /** The player lets time pass. */
  waits: boolean
}

const CLEAR_LEAD = 0.06
const SLIGHT_LEAD = 0.02
const LIKELY = 0.2

/** Reads free input in a scene: an act the scene knows, or the kind of act it is. */
export function hear(
  scene: CompiledScene,
  legal: readonly CompiledMove[],
  input: { kind: string; text: string },
): Hearing {
  const text = normaliseText(input.text).slice(0, 600)
  const heard = understand(scene, text, input.kind === 'say')
  const topics = unknownTopics(text, heard.mentions)
  const ranked = legal
    .map((move) => ({ move, score: scoreMove(move, heard, scene, topics) }))
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = ranked
  const isSure =
    best !== undefined &&
    best.score >= THRESHOLD &&
    best.score - (second?.score ?? 0) >= (best.score >= 0.95 ? SLIGHT_LEAD : CLEAR_LEAD)
  const family = familyOf(scene, heard)
  return {
    family,
    intents: [...heard.weights.keys()],
    entities: [...new Set(heard.mentions.map(({ id }) => id))],
    negated: heard.negated,
    move: isSure ? best.move : null,
    score: Math.max(0, Math.min(1, best?.score ?? 0)),
    readings: likeliest(ranked, heard),
    waits: heard.negated || heard.main === 'wait' || heard.main === 'rest',
  }
}

/** For an offer, naming what a move is about counts more than for doing it. */
function likeliest(
  ranked: readonly { move: CompiledMove; score: number }[],
  { mentions }: Understanding,
): CompiledMove[] {
  return ranked
    .map(({ move, score }) => {
      const named = move.about.filter((name) => mentions.some(({ id }) => id === name)).length
      return { move, score: score + named / 4 }
    })
    .filter(({ score }) => score >= LIKELY)
    .toSorted((one, other) => other.score - one.score)
    .map(({ move }) => move)
}

const WITH_THINGS: readonly Intent[] = ['take', 'use', 'craft']
const TOWARDS_PEOPLE: readonly Intent[] = ['give', 'help']
const IN_COMPANY: readonly Intent[] = ['joke', 'romance', 'lie']

function familyOf(scene: CompiledScene, heard: Understanding): InputFamily {
  const { main, mentions, hasSpeech, force } = heard
  if (main === null) return hasSpeech ? 'talk' : 'strange'
  if (hasSpeech && familyOfIntent(main) !== 'risk') return 'talk'
  if (force === 'danger' && (mentions.length > 0 || main === 'move')) return 'risk'
  const hasPerson = mentions.some(({ id }) => scene.cast.includes(id))
  if (WITH_THINGS.includes(main)) return handled(mentions.length > 0 && force !== 'meal')
  if (TOWARDS_PEOPLE.includes(main) && !hasPerson) return 'strange'
  if (IN_COMPANY.includes(main) && !hasPerson && scene.people.length === 0) return 'strange'
  return familyOfIntent(main)
}

/** A thing that the scene knows is looked at when it is handled. */
function handled(isKnown: boolean): InputFamily {
  return isKnown ? 'look' : 'strange'
}
