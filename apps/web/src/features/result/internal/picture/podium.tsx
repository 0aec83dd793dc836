import { QUIET_INK } from '../../../../lib/picture-palette'
import { Art, Words } from './image-parts'
import type { Layout } from './layouts'

export type PodiumPlace = { place: string; label: string; art: string | null }

/** Who came after the winner of a world cup. */
export function Podium({ places, layout }: { places: readonly PodiumPlace[]; layout: Layout }) {
  const { art, fontSize } = layout.podium
  const width = layout.width / places.length
  return (
    <div style={{ display: 'flex', width: layout.width }}>
      {places.map(({ place, label, art: src }, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            flexDirection: 'column',
            width,
            alignItems: layout.isCentered ? 'center' : 'flex-start',
          }}
        >
          <Art src={src} width={art} />
          <div style={{ display: 'flex', marginTop: fontSize * 0.4 }}>
            <Words
              text={place}
              room={width - fontSize}
              lines={1}
              sizes={[fontSize * 0.82]}
              color={QUIET_INK}
            />
          </div>
          <Words
            text={label}
            room={width - fontSize}
            lines={1}
            sizes={[fontSize, fontSize * 0.86, fontSize * 0.74]}
          />
        </div>
      ))}
    </div>
  )
}
