import type { GroundSku } from '@doran/contract/limits'
import type { BoardGround } from '../../../lib/board-picture/board-formats'
import { Drawing } from '../../../lib/board-picture/drawing'
import { SHOP_GROUNDS } from '../../../lib/board-picture/shop-grounds'
import { TIER_COLOURS, TIER_INK } from '../../../lib/board-picture/tier-colours'

const SIZE = { width: 640, height: 360 }

const ROWS = [
  { label: 'S', colour: 'red', items: ['호떡', '귤', '어묵'] },
  { label: 'A', colour: 'orange', items: ['군고구마', '붕어빵', '찐빵', '국화빵'] },
  { label: 'B', colour: 'yellow', items: ['군밤', '식혜'] },
] as const

type GroundPreviewProps = {
  sku: GroundSku
  /** Too small for a board to be seen on it. */
  isBare?: boolean
}

/** A small board on a ground. Decoration: its name stands beside it. */
export function GroundPreview({ sku, isBare = false }: GroundPreviewProps) {
  const { back, row, card, ink, draw } = SHOP_GROUNDS[sku]
  return (
    <span
      aria-hidden="true"
      className="corner-image relative block aspect-video w-full overflow-clip [container-type:inline-size]"
      style={{ backgroundColor: back }}
    >
      {draw && <Drawing {...SIZE} strokes={draw(SIZE)} isCover />}
      {!isBare && <Board row={row} card={card} ink={ink} />}
    </span>
  )
}

function Board({ row, card, ink }: Pick<BoardGround, 'row' | 'card' | 'ink'>) {
  return (
    <span className="absolute inset-0 flex flex-col text-left gap-[1.2cqw] px-[3cqw] pt-[3cqw] pb-[9cqw]">
      <span className="text-[5cqw] leading-[1.4] font-extrabold" style={{ color: ink }}>
        겨울 간식 티어표
      </span>
      {ROWS.map(({ label, colour, items }) => (
        <span
          key={label}
          className="flex min-h-0 flex-1 gap-[0.8cqw] overflow-clip rounded-[1.4cqw]"
          style={{ backgroundColor: row }}
        >
          <span
            className="grid w-[11cqw] shrink-0 place-items-center rounded-[1.4cqw] text-[5cqw] leading-none font-extrabold"
            style={{ backgroundColor: TIER_COLOURS[colour], color: TIER_INK }}
          >
            {label}
          </span>
          {items.map((item) => (
            <span
              key={item}
              className="my-[0.8cqw] grid w-[10.5cqw] shrink-0 place-items-center rounded-[1.2cqw] text-[2.3cqw] leading-none font-extrabold whitespace-nowrap"
              style={{ backgroundColor: card, color: ink }}
            >
              {item}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
