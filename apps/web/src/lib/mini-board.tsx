import type { ResultCard } from '@doran/contract'
import { TIER_COLOURS } from './board-picture/tier-colours'

const MOST_ROWS = 6
const MOST_ITEMS = 4

type MiniBoardProps = {
  rows: ResultCard['rows']
  /** Letters and counts alone. */
  isSmall?: boolean
}

/** A tier board in the place of a picture: each row by its letter, with its first items. */
export function MiniBoard({ rows, isSmall = false }: MiniBoardProps) {
  return (
    <ul
      aria-label="줄 세운 것"
      className="corner-image flex aspect-square flex-col gap-0.5 overflow-hidden bg-surface-2 p-1"
    >
      {rows.slice(0, MOST_ROWS).map(({ label, colour, items, count }, at) => (
        // Two rows may have one name.
        <li key={at} className="flex min-h-0 flex-1 items-stretch gap-1">
          <span
            className="flex w-2/7 shrink-0 items-center justify-center overflow-hidden rounded-small px-0.5 text-xs font-extrabold text-tier-ink"
            style={{ backgroundColor: TIER_COLOURS[colour] }}
          >
            <span className="truncate">{label}</span>
          </span>
          <span className="flex min-w-0 grow items-center gap-0.5 overflow-hidden rounded-small bg-surface-3 px-1 text-xs text-text-2">
            {!isSmall && <RowItems items={items} />}
            <span className={isSmall ? '' : 'sr-only'}>{count}개</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function RowItems({ items }: Pick<ResultCard['rows'][number], 'items'>) {
  const shown = items.slice(0, MOST_ITEMS)
  if (shown.every(({ picture }) => picture === null)) {
    return (
      <span aria-hidden="true" className="truncate">
        {shown.map(({ label }) => label).join(', ')}
      </span>
    )
  }
  return shown.map(
    ({ picture }, at) =>
      picture && (
        <img
          key={at}
          src={picture.url}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          className="aspect-square h-full max-h-8 w-auto rounded-small object-cover"
        />
      ),
  )
}
