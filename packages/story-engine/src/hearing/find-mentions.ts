import type { CompiledScene } from '../compile/compiled-theme.js'
import { decompose } from './jamo.js'
import { isWithinOneEdit } from './one-edit.js'
import type { SoundedText } from './sounded-text.js'

export type Mention = { id: string; start: number; end: number; particle: string }

/** Who and what of the scene a text names: whole words first, else one slip of the finger. */
export function findMentions(scene: CompiledScene, text: string): Mention[] {
  const exact = scene.mentions
    .find(text)
    .map(({ id, start, end, particle }) => ({ id, start, end, particle }))
  const joined = joinedMentions(scene, text).filter(
    ({ start }) => !exact.some((mention) => mention.start <= start && start < mention.end),
  )
  const found = [...exact, ...joined]
  return found.length > 0 ? found : mistypedMentions(scene, text)
}

const WORD = /[\p{L}\p{N}]+/gu

/** 문열어, 상자열자: a name written together with its verb; kept only where a verb follows. */
function joinedMentions(scene: CompiledScene, text: string): Mention[] {
  return [...text.matchAll(WORD)].flatMap((word) =>
    scene.entityForms
      .filter(({ form }) => word[0].startsWith(form) && word[0].length - form.length >= 2)
      .map(({ id, form }) => ({
        id,
        start: word.index,
        end: word.index + form.length,
        particle: '~',
      })),
  )
}

const SHORTEST_MISTYPED = 5
const MOST_WORDS = 40

function mistypedMentions(scene: CompiledScene, text: string): Mention[] {
  const forms = scene.entityForms.filter(
    ({ form, sounds }) => form.length >= 2 && sounds.length >= SHORTEST_MISTYPED,
  )
  const byLength = Map.groupBy(forms, ({ form }) => form.length)
  return [...text.matchAll(WORD)].slice(0, MOST_WORDS).flatMap((word) =>
    [...byLength].flatMap(([length, ofLength]) => {
      if (word[0].length < length || !PARTICLES.test(word[0].slice(length))) return []
      const typed = decompose(word[0].slice(0, length))
      return ofLength
        .filter(({ sounds }) => isWithinOneEdit(typed, sounds))
        .map(({ id }) => ({ id, start: word.index, end: word.index + length, particle: '' }))
    }),
  )
}

const PARTICLES =
  /^(?:[이가은는을를의에도만과와아야]|에게|한테|에서|으로|로|까지|부터|보다|처럼|이랑|랑|하고|씨|님|께)?$/u

/** Places in the sounds where a name ends and a verb may follow without a space. */
export function mentionEnds(mentions: readonly Mention[], { offsets }: SoundedText): Set<number> {
  return new Set(mentions.map(({ end }) => offsets.indexOf(end)).filter((index) => index >= 0))
}
