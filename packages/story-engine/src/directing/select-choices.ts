import { normaliseText } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { choicesFor, legalMoves, toChoice } from '../telling/choices.js'
import { sceneOf } from '../telling/draft.js'
import { genericKindOf } from '../telling/generic-choices.js'
import type { Choice } from '../telling/turn-types.js'

const CHOICES = 3
const LONGEST_LABEL = 40

/**
 * Exactly three ways on in a story that has not ended: those proposed first, at most two of them the model's
 * own, and always one of the director's, which leads out of the scene where one does.
 */
export function selectChoices(
  theme: CompiledTheme,
  directed: readonly Choice[],
  state: StoryState,
  labels: readonly string[],
): Choice[] {
  const own = stillLegal(theme, directed, state)
  const proposed = readLabels(labels, own)
  const anchor = own.find(({ id }) => leadsOut(theme, state, id)) ?? firstOf(own, proposed)
  const ranked = [...new Set([...proposed, ...own])]
  // Beside the director's one, no more than two are left for the model's own.
  const others = ranked.filter((choice) => choice !== anchor).slice(0, CHOICES - 1)
  return ranked.filter((choice) => choice === anchor || others.includes(choice))
}

/** A proposal may have moved a number that a choice depends on; odds and gaps are made anew. */
function stillLegal(
  theme: CompiledTheme,
  directed: readonly Choice[],
  state: StoryState,
): Choice[] {
  const legal = new Map(legalMoves(theme, state).map((move) => [move.key, move]))
  const kept = directed.flatMap((choice) => {
    const move = legal.get(choice.id)
    if (move) return [toChoice(move, state)]
    return genericKindOf(choice.id, state.scene) ? [choice] : []
  })
  const ids = new Set(kept.map(({ id }) => id))
  const fresh = choicesFor(theme, state).filter(({ id }) => !ids.has(id))
  return [...kept, ...fresh].slice(0, CHOICES)
}

function leadsOut(theme: CompiledTheme, state: StoryState, id: string): boolean {
  return sceneOf(theme, state).moves.some((move) => move.key === id && move.leadsOut)
}

function firstOf(own: readonly Choice[], proposed: readonly Choice[]): Choice | undefined {
  return own.find((choice) => proposed.includes(choice)) ?? own[0]
}

function readLabels(labels: readonly string[], own: readonly Choice[]): Choice[] {
  const taken = new Map(own.map((choice) => [spoken(choice.label), choice]))
  const read: Choice[] = []
  let made = 0
  for (const source of labels) {
    const label = cleanLabel(source)
    const known = taken.get(spoken(label))
    if (known) {
      if (!read.includes(known)) read.push(known)
    } else if (isFitLabel(label)) {
      made += 1
      const choice = { id: `model/${made}`, label }
      taken.set(spoken(label), choice)
      read.push(choice)
    }
  }
  return read
}

function spoken(label: string): string {
  return label.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Without the list marks and the full stop that models like to add. */
function cleanLabel(label: string): string {
  return normaliseText(label)
    .replaceAll(/\s+/gu, ' ')
    .replace(/^ ?(?:[-–•*]|\(?\d{1,2}[.)]) ?/u, '')
    .replace(/[. ]+$/u, '')
    .trim()
}

const META =
  /[<>{}[\]`*#|\\]|https?:|프롬프트|시스템 ?(?:메시지|지시|명령)|지시 ?(?:문|사항)|언어 ?모델|선택지|내레이터|AI ?(?:모델|로서)|\b(?:JSON|STATE|CARE|REFUSE|choices|gauges|null)\b/iu

function isFitLabel(label: string): boolean {
  return spoken(label).length >= 2 && label.length <= LONGEST_LABEL && !META.test(label)
}
