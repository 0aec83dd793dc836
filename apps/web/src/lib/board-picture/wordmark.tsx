import type { CSSProperties } from 'react'
import { WORDMARK } from './picture-shapes'

export const wordmarkWidth = (height: number) => (height * WORDMARK.width) / WORDMARK.height

type WordmarkProps = { height: number; ink: string; dot: string; style?: CSSProperties }

/** The wordmark in a picture that a server lays out. */
export function Wordmark({ height, ink, dot, style }: WordmarkProps) {
  const { width, height: field, stroke, lines, dot: spot } = WORDMARK
  return (
    <svg
      viewBox={`0 0 ${width} ${field}`}
      width={wordmarkWidth(height)}
      height={height}
      fill="none"
      stroke={ink}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={style}
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <circle cx={spot.x} cy={spot.y} r={spot.r} fill={dot} stroke="none" />
    </svg>
  )
}
