import type { ReactNode } from 'react'
import type { TierColour } from '@doran/contract'
import { TIER_COLOURS, TIER_INK } from './board-picture/tier-colours'

type BoardRowsProps = {
  label: string
  rows: readonly {
    key: string
    label: string
    text: string
    colour: TierColour
    items: readonly ReactNode[]
  }[]
}

/** A board to look at: its rows with what stands in them. */
export function BoardRows({ label: name, rows }: BoardRowsProps) {
  return (
    <ul aria-label={name} className="corner-card overflow-clip border border-line">
      {rows.map(({ key, label, text, colour, items }) => (
        <li key={key} className="flex border-b border-bg bg-surface-1 last:border-b-0">
          <h2
            style={{ background: TIER_COLOURS[colour], color: TIER_INK }}
            className="flex w-16 shrink-0 flex-col items-center justify-center gap-0.5 px-1 py-2 text-center md:w-28"
          >
            <span className="text-h3 leading-tight font-extrabold wrap-anywhere md:text-h2">
              {label}
            </span>
            {text && <span className="prose-ko text-xs leading-tight font-semibold">{text}</span>}
          </h2>
          <ul className="flex min-h-22 min-w-0 grow flex-wrap content-start gap-1.5 p-1.5">
            {items}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type BoardThingProps = {
  label: string
  picture: { url: string } | null
  /** Over its corner: decoration. */
  mark?: ReactNode
  /** Below its name. */
  note?: ReactNode
}

export function BoardThing({ label, picture, mark, note }: BoardThingProps) {
  return (
    <li className="w-18 text-center">
      {picture ? (
        <span className="relative block size-18 overflow-hidden rounded-input bg-surface-3">
          <img
            src={picture.url}
            alt=""
            width={400}
            height={400}
            loading="lazy"
            className="size-full object-cover"
          />
          {mark}
        </span>
      ) : null}
      <span
        className={
          picture
            ? 'prose-ko mt-1 block text-xs leading-tight'
            : 'flex size-18 items-center justify-center rounded-input bg-surface-3 px-1 text-xs font-semibold wrap-anywhere'
        }
      >
        {label}
      </span>
      {note && <span className="prose-ko block text-xs leading-tight text-text-3">{note}</span>}
    </li>
  )
}
