export type FittedText = { size: number; lines: string[] }

type Room = {
  /** The width in px. */
  width: number
  lines: number
  /** Font sizes in px, the preferred one first. */
  sizes: readonly [number, ...number[]]
}

/** A text broken between words, in the first size that it fits in; in the last size its end is cut off. */
export function fitText(text: string, { width, lines: most, sizes }: Room): FittedText {
  const words = text.split(' ')
  for (const size of sizes) {
    const lines = fillLines(words, width / size)
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width / size))
      return { size, lines }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const widthInEm = width / size
  const lines = fillLines(
    words.flatMap((word) => breakWord(word, widthInEm)),
    widthInEm,
  )
  if (lines.length <= most) return { size, lines }
  return { size, lines: [...lines.slice(0, most - 1), cutOff(lines[most - 1] ?? '', widthInEm)] }
}

function fillLines(words: readonly string[], widthInEm: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(joined) <= widthInEm) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

function breakWord(word: string, widthInEm: number): string[] {
  const parts = ['']
  for (const character of word) {
    const joined = `${parts.at(-1)}${character}`
    if (widthOf(joined) <= widthInEm || joined === character) parts[parts.length - 1] = joined
    else parts.push(character)
  }
  return parts
}

function cutOff(line: string, widthInEm: number): string {
  const characters = Array.from(line)
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > widthInEm) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Estimates the width in em of Pretendard ExtraBold; rather too wide than too narrow. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + widthOfCharacter(character), 0)
}

function widthOfCharacter(character: string): number {
  if (character === ' ') return 0.24
  if (/[ㄱ-ㆎ가-힣]/.test(character)) return 0.87
  if (/[.,:;'’‘!|ilIj·]/.test(character)) return 0.34
  if (/[mw]/.test(character)) return 0.9
  if (/[a-z0-9?“”"「」()[\]-]/.test(character)) return 0.69
  return 1.03
}
