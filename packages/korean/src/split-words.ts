/** Runs of Hangul, of single jamo, of Latin letters, of digits, of any other letters. */
const WORD =
  /[가-힣]+|[ㄱ-ㅎㅏ-ㅣ]+|\p{Script=Latin}+|\p{Nd}+|[^\P{L}가-힣ㄱ-ㅎㅏ-ㅣ\p{Script=Latin}]+/gu

const NO_HANGUL = /\P{Script=Hangul}+/gu

/** The words of a text as a search compares them: in one form, lower case, without signs, Hangul parted from what it touches. */
export function splitWords(text: string): string[] {
  // NFKC would make other letters of single jamo.
  const plain = text.normalize('NFC').replaceAll(NO_HANGUL, (part) => part.normalize('NFKC'))
  return plain.toLowerCase().match(WORD) ?? []
}
