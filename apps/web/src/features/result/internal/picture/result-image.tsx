import type { CSSProperties, ReactNode } from 'react'
import type { ResultCard } from '@doran/contract'
import { EMBER, QUIET_INK } from '../../../../lib/picture-palette'
import { Bars } from './bars'
import type { Format } from './formats'
import { Art, Frame, Mark, Words } from './image-parts'
import { LAYOUTS, type Layout } from './layouts'
import { Podium, type PodiumPlace } from './podium'

export type ResultImageProps = {
  format: Format
  gameTitle: string
  card: Pick<ResultCard, 'title' | 'line' | 'bars'>
  art: string | null
  podium: readonly PodiumPlace[]
  playerName: string | null
  /** The site's, where others can play it: “doran.example”. */
  host: string
}

/** A result: the picture large, what it is called, what it means, and how it came to be. */
export function ResultImage(props: ResultImageProps) {
  const layout = LAYOUTS[props.format]
  const { margin, glow } = layout
  const artWidth = props.card.bars.length > 3 ? layout.smallArt : layout.art
  const art = <Art src={props.art} width={artWidth} />
  const words = <CardWords {...props} layout={layout} />
  const detail = <Detail {...props} layout={layout} />
  const mark = (
    <Mark
      height={layout.mark}
      note={props.playerName}
      width={layout.width}
      invitation={{ host: props.host, ...layout.invitation }}
      isCentered={layout.isCentered}
    />
  )
  if (props.format === 'wide')
    return (
      <Frame margin={margin} glow={glow} style={{ alignItems: 'center' }}>
        {art}
        <Column style={{ height: layout.art, marginLeft: 52, justifyContent: 'space-between' }}>
          {words}
          {detail}
          {mark}
        </Column>
      </Frame>
    )
  return (
    <Frame
      margin={margin}
      glow={glow}
      style={{ flexDirection: 'column', justifyContent: 'space-between' }}
    >
      {props.format === 'square' ? (
        <div
          style={{
            display: 'flex',
            width: layout.width,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          {art}
          {words}
        </div>
      ) : (
        <Column style={{ width: layout.width, alignItems: 'center' }}>
          {art}
          <div style={{ display: 'flex', marginTop: layout.gap }}>{words}</div>
        </Column>
      )}
      {detail}
      {mark}
    </Frame>
  )
}

type PartProps = ResultImageProps & { layout: Layout }

function CardWords({ gameTitle, card, layout }: PartProps) {
  const { wordsWidth: room, isCentered } = layout
  return (
    <Column style={{ width: room, alignItems: isCentered ? 'center' : 'flex-start' }}>
      <Words
        text={gameTitle}
        room={room}
        {...layout.gameTitle}
        color={EMBER}
        isCentered={isCentered}
      />
      <Column style={{ marginTop: layout.mark * 0.3, marginBottom: layout.mark * 0.3 }}>
        <Words text={card.title} room={room} {...layout.title} isBold isCentered={isCentered} />
      </Column>
      <Words
        text={card.line}
        room={room}
        {...layout.line}
        color={QUIET_INK}
        isCentered={isCentered}
      />
    </Column>
  )
}

function Detail({ card, podium, layout }: PartProps) {
  if (podium.length > 0) return <Podium places={podium} layout={layout} />
  return card.bars.length > 0 ? <Bars bars={card.bars} layout={layout} /> : null
}

type ColumnProps = { style: CSSProperties; children: ReactNode }

function Column({ style, children }: ColumnProps) {
  return <div style={{ display: 'flex', flexDirection: 'column', ...style }}>{children}</div>
}
