import { decompose } from '../jamo.js'
import { IDEAS } from './ideas.js'
import { standardForms } from './standard-forms.js'

/** How often each piece of a text occurs in it: runs of its sounds, and the ideas that its words stand for. */
export type Terms = ReadonlyMap<string, number>

/** The people and things that a text names, whatever they are called in it. */
export type NamesIn = (text: string) => Iterable<string>

const SHORTEST_RUN = 4
const LONGEST_RUN = 5
const LONGEST_TEXT = 160

/**
 * The pieces by which two texts are compared. Runs of sounds go over spaces, so that a text without any is the same
 * text; a run of a shared stem is the same in all its forms.
 */
export function termsOf(text: string, namesIn: NamesIn): Terms {
  const plain = standardForms(text.normalize('NFC').toLowerCase().slice(0, LONGEST_TEXT))
  const terms = new Map<string, number>()
  const add = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  const sounds = decompose(plain.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let at = 0; at + length <= sounds.length; at += 1) add(sounds.slice(at, at + length))
  }
  for (const idea of ideasIn(soundsOf(plain))) add(`§${idea}`)
  for (const name of namesIn(plain)) add(`@${name}`)
  return terms
}

/** The sounds of a text's words, one space between two. */
export function soundsOf(text: string): string {
  return decompose(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
  )
}

/** The numbers of the groups of words of one meaning that stand in a text's sounds. */
export function ideasIn(sounds: string): Set<number> {
  const found = new Set<number>()
  for (let at = 0; at < sounds.length; at += 1) {
    const isWordStart = at === 0 || sounds[at - 1] === ' '
    for (const { stem, idea, isFree } of IDEAS.get(sounds.slice(at, at + 2)) ?? []) {
      if ((isWordStart || isFree) && sounds.startsWith(stem, at)) found.add(idea)
    }
  }
  return found
}
