const FIRST_HANGUL = 0xac00
const LAST_HANGUL = 0xd7a3
const OTHER_LETTER = /[\p{L}\p{N}]/u
/** Fillers that Unicode calls letters though nobody sees them, and the dot that separates words. */
const UNSEEN: ReadonlySet<number> = new Set([0x115f, 0x1160, 0x3164, 0xffa0, 0x318d])

export function isHangul(unit: number): boolean {
  return unit >= FIRST_HANGUL && unit <= LAST_HANGUL
}

/** Jamo that stand alone, of either block: text taken apart. */
export function isJamo(unit: number): boolean {
  return (unit >= 0x3131 && unit <= 0x318e) || (unit >= 0x1100 && unit <= 0x11ff)
}

export function isLatinOrDigit(unit: number): boolean {
  return isDigit(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
}

export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

/** A letter or digit as it is compared, in lower case; 0 for what comparing leaves out. */
export function letterOf(unit: number): number {
  if (isHangul(unit)) return unit
  if (unit < 0x80) {
    if (unit >= 0x41 && unit <= 0x5a) return unit + 0x20
    return isLatinOrDigit(unit) ? unit : 0
  }
  // Full-width letters and digits are read as the plain ones.
  if (unit >= 0xff10 && unit <= 0xff5a) return letterOf(unit - 0xfee0)
  if (UNSEEN.has(unit)) return 0
  const sign = String.fromCharCode(unit)
  return OTHER_LETTER.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0
}

export function lettersOf(text: string): string {
  let letters = ''
  for (let index = 0; index < text.length; index += 1) {
    const letter = letterOf(text.charCodeAt(index))
    if (letter !== 0) letters += String.fromCharCode(letter)
  }
  return letters
}
