const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Columns of a terminal: Hangul, Hanja and full-width signs take two. */
export function columnsOf(text: string): number {
  let columns = 0
  for (const { segment } of graphemes.segment(text)) columns += WIDE.test(segment) ? 2 : 1
  return columns
}

/** Breaks each line between words; a word longer than the width is cut. */
export function wrapText(text: string, { width = 78, indent = '' } = {}): string {
  const room = width - columnsOf(indent)
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, room))
    .map((line) => (line ? indent + line : line))
    .join('\n')
}

function wrapLine(line: string, room: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/u).flatMap((long) => cutWord(long, room))) {
    const longer = current ? `${current} ${word}` : word
    if (columnsOf(longer) <= room) current = longer
    else {
      lines.push(current)
      current = word
    }
  }
  return [...lines, current]
}

function cutWord(word: string, room: number): string[] {
  if (columnsOf(word) <= room) return [word]
  const pieces: string[] = []
  let current = ''
  for (const { segment } of graphemes.segment(word)) {
    if (columnsOf(current + segment) > room) {
      pieces.push(current)
      current = ''
    }
    current += segment
  }
  return [...pieces, current]
}
