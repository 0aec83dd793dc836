import type { ResultCard } from '@doran/contract'
import { DIM_EMBER, EMBER, INK, QUIET_INK, TRACK } from '../../../../lib/picture-palette'
import { Words } from './image-parts'
import type { Layout } from './layouts'

type Bar = ResultCard['bars'][number]
type BarsProps = { bars: readonly Bar[]; layout: Layout }

/** Axes with both their ends, or shares. What is strongest is lit. */
export function Bars({ bars, layout }: BarsProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: layout.width }}>
      {bars.map((bar, index) => (
        <BarRow key={index} bar={bar} isFirst={index === 0} layout={layout} />
      ))}
    </div>
  )
}

function BarRow({ bar, isFirst, layout }: { bar: Bar; isFirst: boolean; layout: Layout }) {
  const { height, fontSize, ends } = layout.bar
  const { label, other, percent } = bar
  const isShare = other === null
  const isLeft = isShare || percent >= 50
  const rightEnd = isShare ? ends / 2 : ends
  return (
    <div style={{ display: 'flex', width: layout.width, height, alignItems: 'center' }}>
      <End
        text={isShare ? label : `${label} ${percent}%`}
        width={ends}
        fontSize={fontSize}
        isStrong={isShare ? isFirst : isLeft}
      />
      <Track
        width={layout.width - ends - rightEnd}
        thickness={layout.bar.thickness}
        part={(isLeft ? percent : 100 - percent) / 100}
        side={isLeft ? 'flex-start' : 'flex-end'}
        color={isShare && !isFirst ? DIM_EMBER : EMBER}
      />
      <End
        text={isShare ? `${percent}%` : `${other} ${100 - percent}%`}
        width={rightEnd}
        fontSize={fontSize}
        isStrong={isShare ? isFirst : !isLeft}
        isRight
      />
    </div>
  )
}

type TrackProps = {
  width: number
  thickness: number
  part: number
  side: 'flex-start' | 'flex-end'
  color: string
}

function Track({ width, thickness, part, side, color }: TrackProps) {
  const round = { display: 'flex', height: thickness, borderRadius: thickness }
  return (
    <div style={{ ...round, width, backgroundColor: TRACK, justifyContent: side }}>
      <div style={{ ...round, width: Math.round(width * part), backgroundColor: color }} />
    </div>
  )
}

type EndProps = {
  text: string
  width: number
  fontSize: number
  isStrong: boolean
  isRight?: boolean
}

function End({ text, width, fontSize, isStrong, isRight = false }: EndProps) {
  const gap = fontSize * 0.6
  return (
    <div style={{ display: 'flex', width, justifyContent: isRight ? 'flex-end' : 'flex-start' }}>
      <Words
        text={text}
        room={width - gap}
        lines={1}
        sizes={[fontSize, fontSize * 0.86, fontSize * 0.74]}
        color={isStrong ? INK : QUIET_INK}
        isBold={isStrong}
      />
    </div>
  )
}
