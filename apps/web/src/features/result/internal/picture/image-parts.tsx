import type { CSSProperties, ReactNode } from 'react'
import { drawableText } from '@doran/site/link-image'
import { Wordmark, wordmarkWidth } from '../../../../lib/board-picture/wordmark'
import { CARD, EMBER, GLOW, INK, NIGHT, QUIET_INK } from '../../../../lib/picture-palette'
import { balanceText } from '../../../../lib/balance-text'
import type { Glow } from './layouts'

/** The label of the link that a guest sees beside a result. */
const INVITATION = '나도 해 보기'

type FrameProps = { glow: Glow; margin: string; children: ReactNode; style?: CSSProperties }

/**
 * The night with one light in it. What leaves it is cut by the picture's edge: with `overflow: hidden` the renderer would
 * draw each part through a mask of the whole, which takes four times as long.
 */
export function Frame({ glow, margin, children, style }: FrameProps) {
  const { x, y, reach } = glow
  return (
    <div
      lang="ko"
      style={{
        display: 'flex',
        position: 'relative',
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
  /** Sizes for one line, which come first. */
  onOneLine?: readonly [number, ...number[]] | undefined
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
  onOneLine,
  color = INK,
  isBold = false,
  isCentered = false,
}: WordsProps) {
  const { size, lines } = balanceText(drawableText(text), {
    width: room,
    lines: most,
    sizes,
    onOneLine,
  })
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

type MarkProps = {
  height: number
  note: string | null
  width: number
  invitation?: Invitation | null
  isCentered?: boolean
}

/** Where whoever sees the picture can do the same: the site's host, and how large that is written. */
export type Invitation = { host: string; fontSize: number; isStacked: boolean }

/** The wordmark, what stands beside it, and the invitation: at the other end, or below where all is centered. */
export function Mark({ height, note, width, invitation = null, isCentered = false }: MarkProps) {
  const markWidth = wordmarkWidth(height)
  const invitedWidth = invitation === null || isCentered ? 0 : invitation.isStacked ? 0.44 : 0.52
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: isCentered ? 'column' : 'row',
        width,
        alignItems: 'center',
        justifyContent: isCentered ? 'center' : 'space-between',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <Wordmark height={height} ink={INK} dot={EMBER} />
        {note !== null && (
          <div style={{ display: 'flex', marginLeft: height * 0.7 }}>
            <Words
              text={note}
              room={width * (1 - invitedWidth) - markWidth - height}
              lines={1}
              sizes={[height * 0.78, height * 0.66, height * 0.54]}
              color={QUIET_INK}
            />
          </div>
        )}
      </div>
      {invitation !== null && (
        <div style={{ display: 'flex', marginTop: isCentered ? height * 0.5 : 0 }}>
          <Invited {...invitation} room={invitedWidth === 0 ? width : width * invitedWidth} />
        </div>
      )}
    </div>
  )
}

function Invited({ host, fontSize, isStacked, room }: Invitation & { room: number }) {
  const sizes = [fontSize, fontSize * 0.86, fontSize * 0.74, fontSize * 0.62] as const
  if (isStacked)
    return (
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
        <Words text={INVITATION} room={room} lines={1} sizes={sizes} />
        <Words text={host} room={room} lines={1} sizes={sizes} color={QUIET_INK} />
      </div>
    )
  return (
    <Words text={`${INVITATION} · ${host}`} room={room} lines={1} sizes={sizes} color={QUIET_INK} />
  )
}
