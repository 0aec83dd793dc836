type BarTrackProps = { percent: number; isFromRight?: boolean; isFaint?: boolean }

/** A line of a diagram, of which the words beside it say all. */
export function BarTrack({ percent, isFromRight = false, isFaint = false }: BarTrackProps) {
  return (
    <span
      aria-hidden="true"
      className={`col-span-full flex h-2.5 overflow-hidden rounded-pill bg-surface-3 ${isFromRight ? 'justify-end' : ''}`}
    >
      <span
        className={`rounded-pill bg-ember ${isFaint ? 'opacity-50' : ''}`}
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}
