import { fitText, type FittedText } from '@doran/site/fit-text'

type Sizes = readonly [number, ...number[]]
type Room = {
  /** In px. */
  width: number
  lines: number
  sizes: Sizes
  /** Sizes for one line, which come first. */
  onOneLine?: Sizes | undefined
}

const AFTER_MARK = /(?<=[,.:;?]) /

/**
 * The text on one line in one of the sizes for that, else in the size and in as many lines as it fits into. Those are
 * about equally long, so that no word is left alone; two lines are broken after a comma where both then fit.
 */
export function balanceText(text: string, { onOneLine, ...room }: Room): FittedText {
  const { width } = room
  const line = onOneLine && fitText(text, { width, lines: 1, sizes: onOneLine })
  if (line?.lines[0] === text) return line
  const fitted = fitText(text, room)
  const { size, lines } = fitted
  if (lines.length < 2 || lines.join(' ') !== text) return fitted
  const parts = text.split(AFTER_MARK)
  if (
    lines.length === 2 &&
    parts.length === 2 &&
    parts.every((part) => fitsLine(part, width, size))
  )
    return { size, lines: parts }
  let best = fitted
  let [tooNarrow, enough] = [0, width]
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2
    const narrower = fitText(text, { width: middle, lines: lines.length, sizes: [size] })
    const isWhole = narrower.lines.join(' ') === text
    if (isWhole) [best, enough] = [narrower, middle]
    else tooNarrow = middle
  }
  return best
}

function fitsLine(text: string, width: number, size: number): boolean {
  return fitText(text, { width, lines: 1, sizes: [size] }).lines[0] === text
}
