import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TALES_PATH } from '@doran/contract/names'
import { cautionLabel, lengthName } from '@doran/site/core'
import { drawPng } from '@doran/site/link-image'
import type { LinkedTheme } from '../theme-image'

const WIDTH = 1200
const HEIGHT = 630
/** Messengers cut the picture to 2:1, so words stay clear of the upper and lower 15 pixels. */
const MARGIN = 56
const COVER_WIDTH = 378
const COVER_HEIGHT = 504

const INK = '#f7f1e8'
const QUIET_INK = '#c4b8ab'
const EMBER = '#ff7a3d'
const NIGHT = '#100e0d'

/** Cover, first promise and facts of a theme, 1200 × 630. */
export async function drawThemeImage(theme: LinkedTheme): Promise<ArrayBuffer> {
  const cover = await readCover(theme.cover.url)
  return drawPng(<ThemeImage theme={theme} cover={cover} />, { width: WIDTH, height: HEIGHT })
}

function ThemeImage({ theme, cover }: { theme: LinkedTheme; cover: string }) {
  const facts = [theme.genre, lengthName(theme.length), cautionLabel(theme)]
  return (
    <div
      lang="ko"
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: MARGIN,
        alignItems: 'center',
        backgroundColor: NIGHT,
        backgroundImage: `radial-gradient(circle at 20% 50%, #3a2116 0%, ${NIGHT} 46%)`,
        fontFamily: 'Pretendard',
        color: INK,
      }}
    >
      <img
        src={cover}
        alt=""
        width={COVER_WIDTH}
        height={COVER_HEIGHT}
        style={{ borderRadius: '18px 18px 18px 5px', objectFit: 'cover' }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexBasis: 0,
          height: COVER_HEIGHT,
          marginLeft: 56,
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', color: EMBER, fontSize: 26, fontWeight: 600 }}>
          도란 테일즈
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: 54, fontWeight: 800, lineHeight: 1.28, wordBreak: 'keep-all' }}>
            {theme.hook}
          </div>
          <div style={{ marginTop: 22, fontSize: 32, fontWeight: 600, color: QUIET_INK }}>
            {theme.title}
          </div>
        </div>
        <div style={{ display: 'flex', fontSize: 24, fontWeight: 600, color: QUIET_INK }}>
          {facts.join(' · ')}
        </div>
      </div>
    </div>
  )
}

/** Of this site's own drawings alone; an address elsewhere is never fetched. */
async function readCover(url: string): Promise<string> {
  const file = /^\/covers\/[a-z0-9-]+\.svg$/.exec(url.slice(TALES_PATH.length))
  if (!file || !url.startsWith(TALES_PATH)) throw new Error(`no cover of this site: ${url}`)
  const svg = await readFile(join(process.cwd(), 'public', file[0]))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}
