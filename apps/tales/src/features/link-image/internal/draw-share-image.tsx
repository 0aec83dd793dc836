import type { SharedStory } from '@doran/contract'
import { drawPng } from '@doran/site/link-image'
import { CoverArt, EMBER, LINK, Night, QUIET_INK, Words, readCover } from './picture-kit'

const COVER_WIDTH = 378
const COVER_HEIGHT = 504
const ROOM = 640

/** What a link to scenes or to an ending is about, 1200 × 630; never how the story ends. */
export async function drawShareImage(shared: SharedStory): Promise<ArrayBuffer> {
  const cover = await readCover(shared.theme.cover.url)
  return drawPng(<ShareImage shared={shared} cover={cover} />, LINK)
}

function ShareImage({ shared, cover }: { shared: SharedStory; cover: string }) {
  const { kind, label, theme, isByModel } = shared
  const facts = [
    kind === 'ending' ? '결말 카드' : '공유한 장면',
    isByModel && 'AI 모델이 함께 썼어요',
  ]
  return (
    <Night margin={LINK.margin} light="20% 50%" style={{ alignItems: 'center' }}>
      <CoverArt src={cover} width={COVER_WIDTH} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: ROOM,
          height: COVER_HEIGHT,
          marginLeft: 56,
          justifyContent: 'space-between',
        }}
      >
        <Words text="도란 테일즈" room={ROOM} lines={1} sizes={[26]} color={EMBER} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <Words
            text={label || (kind === 'ending' ? '어떤 결말을 만났을까요?' : theme.hook)}
            room={ROOM}
            lines={3}
            sizes={[54, 46]}
            isBold
          />
          <div style={{ display: 'flex', marginTop: 22 }}>
            <Words text={theme.title} room={ROOM} lines={2} sizes={[32]} color={QUIET_INK} />
          </div>
        </div>
        <Words
          text={facts.filter(Boolean).join(' · ')}
          room={ROOM}
          lines={1}
          sizes={[24]}
          color={QUIET_INK}
        />
      </div>
    </Night>
  )
}
