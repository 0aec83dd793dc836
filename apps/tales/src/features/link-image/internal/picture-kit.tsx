import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CSSProperties, ReactNode } from 'react'
import { TALES_PATH } from '@doran/contract/names'
import { drawableText, fitText } from '@doran/site/link-image'

export const INK = '#f7f1e8'
export const QUIET_INK = '#c4b8ab'
export const EMBER = '#ff7a3d'
export const NIGHT = '#100e0d'
export const CARD = '#231f1c'
export const GLOW = '#3a2116'

/** Messengers cut the picture to 2:1, so words stay clear of the upper and lower 15 pixels. */
export const LINK = { width: 1200, height: 630, margin: 56 } as const

type NightProps = { margin: number; light: string; style?: CSSProperties; children: ReactNode }

/** The night of the dark theme with one light in it. */
export function Night({ margin, light, style, children }: NightProps) {
  return (
    <div
      lang="ko"
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: margin,
        backgroundColor: NIGHT,
        backgroundImage: `radial-gradient(circle at ${light}, ${GLOW} 0%, ${NIGHT} 46%)`,
        fontFamily: 'Pretendard',
        fontWeight: 600,
        color: INK,
        ...style,
      }}
    >
      {children}
    </div>
  )
}

export function CoverArt({ src, width }: { src: string; width: number }) {
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={Math.round((width * 4) / 3)}
      style={{ borderRadius: '18px 18px 18px 5px', objectFit: 'cover' }}
    />
  )
}

type WordsProps = {
  text: string
  /** In px. */
  room: number
  lines: number
  sizes: readonly [number, ...number[]]
  color?: string
  isBold?: boolean
  isCentered?: boolean
}

/** A text in the first size in which it fits; what people wrote may be longer than any. */
export function Words({ text, room, lines, sizes, color = INK, ...look }: WordsProps) {
  const fitted = fitText(drawableText(text), { width: room, lines, sizes })
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: look.isCentered ? 'center' : 'flex-start',
        fontSize: fitted.size,
        fontWeight: look.isBold ? 800 : 600,
        lineHeight: 1.3,
        color,
      }}
    >
      {fitted.lines.map((line, at) => (
        <div key={at} style={{ whiteSpace: 'pre' }}>
          {line}
        </div>
      ))}
    </div>
  )
}

/** Of this site's own drawings alone; an address elsewhere is never fetched. */
export async function readCover(url: string): Promise<string> {
  const file = /^\/covers\/[a-z0-9-]+\.svg$/.exec(url.slice(TALES_PATH.length))
  if (!file || !url.startsWith(TALES_PATH)) throw new Error(`no cover of this site: ${url}`)
  const svg = await readFile(join(process.cwd(), 'public', file[0]))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}
