import type { ResultCard } from '@doran/contract'
import { BarTrack } from './bar-track'

/** The same lines as in the picture; the detail below says them in full. */
export function CardBars({ bars }: Pick<ResultCard, 'bars'>) {
  if (bars.length === 0) return null
  return (
    <ul className="grid gap-2.5 text-sm">
      {bars.map(({ label, other, percent }, index) => {
        const isLeft = other === null || percent >= 50
        const isFaint = other === null && index > 0
        return (
          <li key={label} className="grid grid-cols-[1fr_1fr] gap-x-3 gap-y-1">
            <span className={isLeft && !isFaint ? 'font-extrabold' : 'text-text-2'}>
              {other === null ? label : `${label} ${percent}%`}
            </span>
            <span
              className={`text-end ${isLeft && !isFaint && other !== null ? 'text-text-2' : isFaint ? 'text-text-2' : 'font-extrabold'}`}
            >
              {other === null ? `${percent}%` : `${other} ${100 - percent}%`}
            </span>
            <BarTrack
              percent={isLeft ? percent : 100 - percent}
              isFromRight={!isLeft}
              isFaint={isFaint}
            />
          </li>
        )
      })}
    </ul>
  )
}
