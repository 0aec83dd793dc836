import type { ThemeCard, ThemeDetail } from '@doran/contract'
import { cautionLabel, lengthName } from '@doran/site/core'
import { drawPng } from '@doran/site/link-image'
import { CoverArt, EMBER, LINK, Night, QUIET_INK, readCover } from './picture-kit'

const COVER_WIDTH = 378
const COVER_HEIGHT = 504

export type LinkedTheme = ThemeCard & Pick<ThemeDetail, 'linkImage'>

/** Cover, first promise and facts of a theme, 1200 × 630. */
export async function drawThemeImage(theme: LinkedTheme): Promise<ArrayBuffer> {
  const cover = await readCover(theme.cover.url)
  return drawPng(<ThemeImage theme={theme} cover={cover} />, LINK)
}

function ThemeImage({ theme, cover }: { theme: LinkedTheme; cover: string }) {
  const facts = [theme.genre, lengthName(theme.length), cautionLabel(theme)]
  return (
    <Night margin={LINK.margin} light="20% 50%" style={{ alignItems: 'center' }}>
      <CoverArt src={cover} width={COVER_WIDTH} />
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
    </Night>
  )
}
