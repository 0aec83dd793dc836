import { Drawing } from '../../../../lib/board-picture/drawing'
import type { YearPage } from '@doran/contract'
import { Wordmark } from '../../../../lib/board-picture/wordmark'
import { drawPage } from './draw-page'
import { BASELINE, LETTER_SPACING, SHEET, type PagePart } from './page-parts'

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const

type PagePictureProps = { page: YearPage; alt: string }

/**
 * A page on screen: SVG from the same list as its PNG. It is crisp in every size, weighs a few KB, needs no script, and
 * the book of a private owner costs no drawing of ten PNGs each time it is opened.
 */
export function PagePicture({ page, alt }: PagePictureProps) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={alt}
      className="block size-full"
    >
      {drawPage(page).shapes.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </svg>
  )
}

function Part({ part }: { part: PagePart }) {
  switch (part.type) {
    case 'box':
      return (
        <rect
          x={part.x}
          y={part.y}
          width={part.width}
          height={part.height}
          rx={part.round}
          fill={part.fill}
        />
      )
    case 'image':
      return (
        <image
          href={part.url}
          x={part.x}
          y={part.y}
          width={part.width}
          height={part.height}
          preserveAspectRatio="xMidYMid slice"
          style={{ clipPath: `inset(0 round ${part.round}px)` }}
        />
      )
    case 'text':
      return (
        <text
          x={part.x}
          y={part.y + BASELINE * part.size}
          textAnchor={ANCHORS[part.align]}
          fontSize={part.size}
          fontWeight={part.isBold ? 800 : 600}
          letterSpacing={LETTER_SPACING * part.size}
          fill={part.fill}
        >
          {part.text}
        </text>
      )
    case 'drawing':
      return <Drawing {...part} />
    case 'mark':
      return (
        <g transform={`translate(${part.x} ${part.y})`}>
          <Wordmark height={part.height} ink={part.ink} dot={part.dot} />
        </g>
      )
  }
}
