import type { PsytestOutcome } from '@doran/contract'
import { BarTrack } from './bar-track'

/** How far it leans on each axis: both ends are named, with their part. */
export function AxisBars({ axes }: Pick<PsytestOutcome, 'axes'>) {
  return (
    <ul className="grid max-w-story gap-5">
      {axes.map(({ key, label, left, right, leftPercent }) => {
        const isLeft = leftPercent >= 50
        return (
          <li key={key} className="grid grid-cols-2 gap-x-3 gap-y-1.5">
            <span className="col-span-full text-sm text-text-3">{label}</span>
            <span className={isLeft ? 'font-extrabold' : 'text-text-2'}>
              {left} {leftPercent}%
            </span>
            <span className={`text-end ${isLeft ? 'text-text-2' : 'font-extrabold'}`}>
              {right} {100 - leftPercent}%
            </span>
            <BarTrack percent={isLeft ? leftPercent : 100 - leftPercent} isFromRight={!isLeft} />
          </li>
        )
      })}
    </ul>
  )
}
