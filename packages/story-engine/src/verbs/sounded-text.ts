import { decomposeSyllable } from './jamo.js'

/** A text as sounds: punctuation is a space, runs of spaces are one; offsets lead back to the text. */
export type SoundedText = {
  sounds: string
  /** For each sound, whether a syllable begins there. */
  begins: readonly boolean[]
  /** For each sound, where its syllable stands in the text. */
  offsets: readonly number[]
}

export function soundOut(text: string): SoundedText {
  let sounds = ''
  const begins: boolean[] = []
  const offsets: number[] = []
  let offset = 0
  for (const character of text) {
    const isWord = /[\p{L}\p{N}]/u.test(character)
    const piece = isWord ? decomposeSyllable(character.toLowerCase()) : ' '
    if (piece !== ' ' || (sounds !== '' && !sounds.endsWith(' '))) {
      // Indexed by UTF-16 unit, as regular expressions count.
      for (let unit = 0; unit < piece.length; unit += 1) {
        begins.push(unit === 0)
        offsets.push(offset)
      }
      sounds += piece
    }
    offset += character.length
  }
  return { sounds, begins, offsets }
}
