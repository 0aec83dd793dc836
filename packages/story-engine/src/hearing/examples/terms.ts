import { decompose } from '../../verbs/jamo.js'
import { IDEAS } from './ideas.js'
import { standardForms } from './standard-forms.js'

/** How often each piece of a text occurs in it, by the piece's number: runs of sounds, ideas and names. */
export type Terms = ReadonlyMap<number, number>

/** The people and things that a text names, whatever they are called in it. */
export type NamesIn = (text: string) => Iterable<string>

const SHORTEST_RUN = 4
const LONGEST_RUN = 5
const LONGEST_TEXT = 160

/** The number of every piece that stands in an example. */
const NUMBERS = new Map<string, number>()

type Pieces = { plain: string; numbers: Uint32Array }

/** Of every example, read once: what is asked of a person stands in each scene where the person is. */
const READ = new Map<string, Pieces>()

/** The pieces of an example. */
export function termsOfExample(text: string, namesIn: NamesIn): Terms {
  const known = READ.get(text) ?? readExample(text)
  READ.set(text, known)
  const terms = new Map<number, number>()
  for (const number of known.numbers) terms.set(number, (terms.get(number) ?? 0) + 1)
  for (const name of namesIn(known.plain)) terms.set(numberOf(`@${name}`), 1)
  return terms
}

function readExample(text: string): Pieces {
  const plain = plainOf(text)
  return { plain, numbers: Uint32Array.from(piecesOf(plain), numberOf) }
}

function numberOf(piece: string): number {
  const known = NUMBERS.get(piece)
  if (known !== undefined) return known
  NUMBERS.set(piece, NUMBERS.size)
  return NUMBERS.size - 1
}

/** The pieces of what was typed; those that no example has get numbers below 0. */
export function termsOfLine(text: string, namesIn: NamesIn): Terms {
  const plain = plainOf(text)
  const names = [...new Set(namesIn(plain))].map((name) => `@${name}`)
  const unknown = new Map<string, number>()
  const terms = new Map<number, number>()
  for (const piece of [...piecesOf(plain), ...names]) {
    const number = NUMBERS.get(piece) ?? unknown.get(piece) ?? -1 - unknown.size
    if (number < 0) unknown.set(piece, number)
    terms.set(number, (terms.get(number) ?? 0) + 1)
  }
  return terms
}

function plainOf(text: string): string {
  return standardForms(text.normalize('NFC').toLowerCase().slice(0, LONGEST_TEXT))
}

/**
 * The pieces by which two texts are compared. Runs of sounds go over spaces, so that a text without any is the same
 * text; a run of a shared stem is the same in all its forms.
 */
function piecesOf(plain: string): string[] {
  const pieces: string[] = []
  const sounds = decompose(plain.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let at = 0; at + length <= sounds.length; at += 1) {
      pieces.push(sounds.slice(at, at + length))
    }
  }
  for (const idea of ideasIn(soundsOf(plain))) pieces.push(`§${idea}`)
  return pieces
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
