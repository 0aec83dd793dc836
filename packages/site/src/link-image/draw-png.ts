import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { ImageResponse } from 'next/og'

type Size = { width: number; height: number }

const loadFonts = once(async () => {
  const [extraBold, semiBold] = await Promise.all([readFont('ExtraBold'), readFont('SemiBold')])
  return [
    { name: 'Pretendard', data: extraBold, weight: 800 as const },
    { name: 'Pretendard', data: semiBold, weight: 600 as const },
  ]
})

/** A PNG of what is laid out with flex boxes and inline styles, in Pretendard 600 and 800. */
export async function drawPng(picture: ReactElement, size: Size): Promise<ArrayBuffer> {
  const fonts = await loadFonts()
  return new ImageResponse(picture, { ...size, fonts }).arrayBuffer()
}

/** The font comes from the site's own dependency `pretendard`. */
function readFont(weight: 'ExtraBold' | 'SemiBold'): Promise<Buffer> {
  const folder = 'node_modules/pretendard/dist/public/static/alternative'
  return readFile(join(process.cwd(), folder, `Pretendard-${weight}.ttf`))
}

/** The renderer keeps what it read of the fonts as long as it is given the same list. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
}
