import { drawableText, fitText } from '@doran/site/link-image'
import { WORDMARK } from '../../../../lib/board-picture/picture-shapes'

/** The night of the dark theme: pictures look the same for everybody. */
const NIGHT = '#100e0d'
const GLOW = '#3a2116'
const INK = '#f7f1e8'
const QUIET_INK = '#c4b8ab'
const EMBER = '#ff7a3d'

export const POST_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Messengers cut the picture to 2:1, so words stay clear of its edges. */
const MARGIN = 72
const ROOM = POST_IMAGE_SIZE.width - 2 * MARGIN
const MARK_HEIGHT = 44

export type PostImageProps = { board: string; title: string; author: string; facts: string }

/** A post before it is opened. */
export function PostImage({ board, title, author, facts }: PostImageProps) {
  const { size, lines } = fitText(drawableText(title), {
    width: ROOM,
    lines: 3,
    sizes: [84, 72, 60, 50],
  })
  return (
    <div
      lang="ko"
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: MARGIN,
        backgroundColor: NIGHT,
        backgroundImage: `radial-gradient(circle at 84% 82%, ${GLOW} 0%, ${NIGHT} 52%)`,
        fontFamily: 'Pretendard',
        fontWeight: 600,
        color: INK,
      }}
    >
      <div style={{ display: 'flex', fontSize: 32, color: EMBER }}>{`커뮤니티 · ${board}`}</div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          fontSize: size,
          fontWeight: 800,
          lineHeight: 1.24,
          letterSpacing: '-0.01em',
        }}
      >
        {lines.map((line, at) => (
          <div key={at} style={{ display: 'flex', whiteSpace: 'nowrap' }}>
            {line}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', flexDirection: 'column', fontSize: 30 }}>
          <div style={{ display: 'flex' }}>{drawableText(author)}</div>
          <div style={{ display: 'flex', color: QUIET_INK }}>{facts}</div>
        </div>
        <Mark />
      </div>
    </div>
  )
}

function Mark() {
  return (
    <svg
      viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
      width={Math.round((MARK_HEIGHT * WORDMARK.width) / WORDMARK.height)}
      height={MARK_HEIGHT}
      fill="none"
      stroke={INK}
      strokeWidth={WORDMARK.stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {WORDMARK.lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <circle
        cx={WORDMARK.dot.x}
        cy={WORDMARK.dot.y}
        r={WORDMARK.dot.r}
        fill={EMBER}
        stroke="none"
      />
    </svg>
  )
}
