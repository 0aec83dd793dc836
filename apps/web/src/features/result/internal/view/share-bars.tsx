import type { PsytestOutcome } from '@doran/contract'
import { BarTrack } from './bar-track'

/** How the answers were spread over the results, the most first. */
export function ShareBars({ shares }: Pick<PsytestOutcome, 'shares'>) {
  return (
    <ul className="grid max-w-story gap-4">
      {shares.map(({ resultKey, title, percent }, index) => (
        <li
          key={resultKey}
          className={`grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 ${index === 0 ? 'font-extrabold' : 'text-text-2'}`}
        >
          <span>{title}</span>
          <span className="tabular-nums">{percent}%</span>
          <BarTrack percent={percent} isFaint={index > 0} />
        </li>
      ))}
    </ul>
  )
}
