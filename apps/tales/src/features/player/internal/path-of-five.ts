import type { Turn } from '@doran/contract'
import { sentLine } from './sent-line'

const LINES = 5

/** The person's own lines that led here: at most five, spread over the whole way, first and last among them. */
export function pathOfFive(turns: readonly Turn[]): Array<{ index: number; line: string }> {
  const lines = turns.flatMap(({ index, input }) => {
    const line = sentLine(input)
    return line ? [{ index, line }] : []
  })
  if (lines.length <= LINES) return lines
  const step = (lines.length - 1) / (LINES - 1)
  return Array.from({ length: LINES }, (_, at) => lines[Math.round(at * step)]).filter(
    (line) => line !== undefined,
  )
}
