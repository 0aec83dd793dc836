import { joinClasses } from '../internal/join-classes.js'

export type GaugeChipProps = {
  label: string
  value: number
  /** Change since the last turn; 0 or absent draws none. */
  change?: number
  className?: string
}

const inKorean = (value: number) => value.toLocaleString('ko-KR')

/** The change is an arrow, a number and a word, never a colour alone. */
export function GaugeChip({ label, value, change = 0, className }: GaugeChipProps) {
  const size = inKorean(Math.abs(change))
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-8 items-center gap-1.5 rounded-pill bg-surface-2 px-3 text-sm whitespace-nowrap tabular-nums',
        className,
      )}
    >
      <span className="text-text-2">{label}</span>{' '}
      <span className="font-semibold text-text">{inKorean(value)}</span>
      {change !== 0 && (
        <>
          {' '}
          <span aria-hidden="true" className="text-xs font-semibold text-ember">
            {change > 0 ? '▲' : '▼'}
            {size}
          </span>
          <span className="sr-only">
            {size} {change > 0 ? '올랐어요' : '내렸어요'}
          </span>
        </>
      )}
    </span>
  )
}
