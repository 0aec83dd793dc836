import { EMBER, QUIET_INK } from '../../../../lib/picture-palette'
import { Art, Frame, Mark, Words } from './image-parts'
import { LAYOUTS } from './layouts'

const ART = 510
const WORDS = 526

type GameImageProps = {
  title: string
  subtitle: string
  /** “심리테스트 · 3분”. */
  facts: string
  art: string | null
}

/** A game before it is played, 1200 × 630. */
export function GameImage({ title, subtitle, facts, art }: GameImageProps) {
  return (
    <Frame margin={LAYOUTS.wide.margin} glow={LAYOUTS.wide.glow} style={{ alignItems: 'center' }}>
      <Art src={art} width={ART} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: WORDS,
          height: ART,
          marginLeft: 52,
          justifyContent: 'space-between',
        }}
      >
        <Words text={facts} room={WORDS} lines={1} sizes={[28]} color={EMBER} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <Words text={title} room={WORDS} lines={3} sizes={[76, 66, 56, 46]} isBold />
          <div style={{ display: 'flex', marginTop: 20 }}>
            <Words text={subtitle} room={WORDS} lines={3} sizes={[32, 28]} color={QUIET_INK} />
          </div>
        </div>
        <Mark height={42} note={null} width={WORDS} />
      </div>
    </Frame>
  )
}
