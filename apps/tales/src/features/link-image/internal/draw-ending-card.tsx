import type { ReactNode } from 'react'
import type { SharedStory } from '@doran/contract'
import { drawPng } from '@doran/site/link-image'
import { CARD, CoverArt, EMBER, Night, QUIET_INK, Words, readCover } from './picture-kit'

const SIZE = { width: 1080, height: 1350 } as const
const MARGIN = 72
const ROOM = SIZE.width - 2 * MARGIN
const PADDING = 40
/** From so many letters on all lines may be broken. */
const LONG_PATH = 110

/** How a story ended, 1080 × 1350, for whoever wants to keep it. */
export async function drawEndingCard(shared: SharedStory): Promise<ArrayBuffer> {
  const cover = await readCover(shared.theme.cover.url)
  return drawPng(<EndingImage shared={shared} cover={cover} />, SIZE)
}

function EndingImage({ shared, cover }: { shared: SharedStory; cover: string }) {
  const { ending, theme, path, author, isByModel } = shared
  const notes = [author && `${author.name} 님이 읽었어요`, isByModel && 'AI 모델이 함께 썼어요']
  const note = notes.filter(Boolean).join(' · ')
  const isLong = path.join('').length > LONG_PATH
  return (
    <Night
      margin={MARGIN}
      light="50% 18%"
      style={{ flexDirection: 'column', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Column>
        <CoverArt src={cover} width={coverWidth(path, isLong)} />
        <div style={{ display: 'flex', gap: 12, marginTop: 32 }}>
          <Mark color={EMBER}>{ending?.badge}</Mark>
          {ending?.rare && <Mark color={QUIET_INK}>드문 결말</Mark>}
        </div>
        <div style={{ display: 'flex', marginTop: 20 }}>
          <Words
            text={ending?.title ?? ''}
            room={ROOM}
            lines={2}
            sizes={isLong ? [60, 50] : [72, 60, 50]}
            isBold
            isCentered
          />
        </div>
      </Column>
      {path.length > 0 && <Way lines={path} size={isLong ? 28 : 32} />}
      <Column>
        <Words text={theme.title} room={ROOM} lines={1} sizes={[34, 28]} isBold isCentered />
        <div style={{ display: 'flex', marginTop: 12 }}>
          <Words
            text={note ? `도란 테일즈 · ${note}` : '도란 테일즈'}
            room={ROOM}
            lines={1}
            sizes={[26, 22]}
            color={QUIET_INK}
            isCentered
          />
        </div>
      </Column>
    </Night>
  )
}

function coverWidth(path: readonly string[], isLong: boolean): number {
  if (path.length === 0) return 480
  if (isLong) return 180
  return path.length > 3 ? 240 : 300
}

function Way({ lines, size }: { lines: readonly string[]; size: number }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: ROOM,
        gap: 18,
        padding: PADDING,
        borderRadius: '28px 28px 8px 28px',
        backgroundColor: CARD,
      }}
    >
      <Words text="내가 고른 길" room={ROOM} lines={1} sizes={[26]} color={QUIET_INK} />
      {lines.map((line, at) => (
        <Words key={at} text={line} room={ROOM - 2 * PADDING} lines={2} sizes={[size]} />
      ))}
    </div>
  )
}

function Mark({ color, children }: { color: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        padding: '8px 18px',
        borderRadius: 12,
        backgroundColor: CARD,
        fontSize: 28,
        color,
      }}
    >
      {children}
    </div>
  )
}

function Column({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>{children}</div>
  )
}
