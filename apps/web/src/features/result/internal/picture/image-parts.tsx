import type { CSSProperties, ReactNode } from 'react'
import { drawableText, fitText } from '@doran/site/link-image'
import type { Glow } from './layouts'
import { CARD, EMBER, GLOW, INK, NIGHT, QUIET_INK } from './palette'

type FrameProps = { glow: Glow; margin: string; children: ReactNode; style?: CSSProperties }

/** The night with one light in it. */
export function Frame({ glow, margin, children, style }: FrameProps) {
  const { x, y, reach } = glow
  return (
    <div
      lang="ko"
      style={{
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        height: '100%',
        padding: margin,
        backgroundColor: NIGHT,
        fontFamily: 'Pretendard',
        fontWeight: 600,
        color: INK,
        ...style,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: x + reach,
          height: y + reach,
          backgroundImage: `radial-gradient(circle ${reach}px at ${x}px ${y}px, ${GLOW} 0%, ${NIGHT} 100%)`,
        }}
      />
      {children}
    </div>
  )
}

type ArtProps = { src: string | null; width: number; height?: number }

/** A picture with the tail of a speech at its lower left; an ember on the ground where there is none. */
export function Art({ src, width, height = width }: ArtProps) {
  const round = Math.max(16, Math.round(width * 0.06))
  const borderRadius = `${round}px ${round}px ${round}px ${Math.round(round / 3)}px`
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        style={{ borderRadius, objectFit: 'cover' }}
      />
    )
  return (
    <div
      style={{
        display: 'flex',
        width,
        height,
        borderRadius,
        backgroundColor: CARD,
        backgroundImage: `radial-gradient(circle at 50% 50%, ${EMBER} 0%, ${EMBER} 6%, ${GLOW} 6.5%, ${CARD} 66%)`,
      }}
    />
  )
}

type WordsProps = {
  text: string
  /** How wide it may be, in px. */
  room: number
  lines: number
  sizes: readonly [number, ...number[]]
  color?: string
  isBold?: boolean
  isCentered?: boolean
}

/** A text that never leaves its room: it shrinks, is broken between words, and at last cut off. */
export function Words({
  text,
  room,
  lines: most,
  sizes,
  color = INK,
  isBold = false,
  isCentered = false,
}: WordsProps) {
  const { size, lines } = fitText(drawableText(text), { width: room, lines: most, sizes })
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isCentered ? 'center' : 'flex-start',
        fontSize: size,
        fontWeight: isBold ? 800 : 600,
        lineHeight: isBold ? 1.22 : 1.42,
        letterSpacing: '-0.01em',
        color,
      }}
    >
      {lines.map((line, index) => (
        <div key={index} style={{ display: 'flex', whiteSpace: 'nowrap' }}>
          {line}
        </div>
      ))}
    </div>
  )
}

type MarkProps = { height: number; note: string | null; width: number; isCentered?: boolean }

/** The wordmark, and what stands beside it. */
export function Mark({ height, note, width, isCentered = false }: MarkProps) {
  const markWidth = Math.round((height * 58) / 26)
  return (
    <div
      style={{
        display: 'flex',
        width,
        alignItems: 'center',
        justifyContent: isCentered ? 'center' : 'flex-start',
      }}
    >
      <svg
        viewBox="0 0 58 26"
        width={markWidth}
        height={height}
        fill="none"
        stroke={INK}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M20.5 3.5H6.5V11.5H20.5" />
        <path d="M13.3 22 14.4 15.6M2.5 22H24.5" />
        <path d="M33.5 3.5H43.5V7.7H33.5V12H44" />
        <path d="M50.2 16.5 49.3 2.6M50 9H55.5" />
        <path d="M34.5 17.3C36 24.5 48 25.5 54 21.6" />
        <circle cx="27.6" cy="7.5" r="1.9" fill={EMBER} stroke="none" />
      </svg>
      {note !== null && (
        <div style={{ display: 'flex', marginLeft: height * 0.7 }}>
          <Words
            text={note}
            room={width - markWidth - height}
            lines={1}
            sizes={[height * 0.78]}
            color={QUIET_INK}
          />
        </div>
      )}
    </div>
  )
}
