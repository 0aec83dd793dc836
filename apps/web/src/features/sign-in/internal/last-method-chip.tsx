/** On the button of the way in that was taken last. */
export function LastMethodChip() {
  return (
    <span className="absolute -top-2.5 right-5 rounded-pill bg-surface-3 px-2.5 py-px text-xs font-semibold text-text ring-2 ring-bg">
      최근에 사용
    </span>
  )
}
