import { drawableText, fitText } from '@doran/site/link-image'
import { Wordmark } from '../../../../lib/board-picture/wordmark'
import { EMBER, GLOW, INK, NIGHT, QUIET_INK } from '../../../../lib/picture-palette'

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
        <Wordmark height={MARK_HEIGHT} ink={INK} dot={EMBER} />
      </div>
    </div>
  )
}
