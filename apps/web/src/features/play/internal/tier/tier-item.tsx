import { memo } from 'react'
import type { TierItem as Item } from '@doran/contract'

export type TierItemProps = {
  item: Item
  isSelected: boolean
  hasReason: boolean
  /** One item of the board is reached by Tab, the others from it by arrows. */
  isTabStop: boolean
  /** Where it stands, for a screen reader. */
  place: string
  onPress: (item: string) => void
}

/** An item or a card. Its words are in its name; a picture shows them where there is room. */
export const TierItemButton = memo(function TierItemButton(props: TierItemProps) {
  const { item, isSelected, hasReason, isTabStop, place, onPress } = props
  const { key, label, picture } = item
  return (
    <button
      type="button"
      data-item={key}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={`${label}, ${place}${hasReason ? ', 이유 있음' : ''}`}
      title={label}
      onClick={() => onPress(key)}
      className={`relative size-(--cell) shrink-0 touch-manipulation overflow-hidden rounded-input bg-surface-3 text-text outline-offset-2 select-none [-webkit-touch-callout:none] data-dragged:opacity-35 ${isSelected ? 'ring-3 ring-ember ring-offset-2 ring-offset-bg' : ''}`}
    >
      {picture ? (
        <>
          <img
            src={picture.url}
            alt=""
            width={400}
            height={400}
            draggable={false}
            className="pointer-events-none size-full object-cover"
          />
          <span className="pointer-events-none absolute inset-x-0 bottom-0 hidden truncate bg-[#100e0dd9] px-1 py-0.5 text-xs text-[#f7f1e8] group-data-named/board:block">
            {label}
          </span>
        </>
      ) : (
        <span className="pointer-events-none line-clamp-3 px-1 text-xs font-semibold wrap-anywhere">
          {label}
        </span>
      )}
      {hasReason && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-1 size-2.5 rounded-pill border-2 border-[#100e0d] bg-[#ff7a3d]"
        />
      )}
    </button>
  )
})
