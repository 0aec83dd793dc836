/** On the button of the way in that was taken last. */
export function LastMethodChip() {
  return (
    <span className="shrink-0 rounded-pill bg-surface-3 px-2.5 py-0.5 text-xs font-semibold text-text">
      최근에 사용
    </span>
  )
}
