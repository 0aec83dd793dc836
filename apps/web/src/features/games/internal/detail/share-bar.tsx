/** A percentage as a bar; the number stands beside it in text. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-pill bg-surface-3">
      <span className="block h-full rounded-pill bg-ember" style={{ width: `${percent}%` }} />
    </span>
  )
}
