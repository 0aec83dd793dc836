import type { ReactNode } from 'react'

type StillCollectingProps = {
  /** Plays that are counted, of how many that are needed. */
  finishes: number
  needed: number
  children: ReactNode
}

/** Instead of numbers that would say more than so few finishes can. */
export function StillCollecting({ finishes, needed, children }: StillCollectingProps) {
  return (
    <div className="corner-card bg-surface-1 p-5">
      <p className="font-semibold">
        아직 모으는 중이에요 ({finishes}/{needed})
      </p>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-pill bg-surface-3">
        <div
          className="h-full rounded-pill bg-ember"
          style={{ width: `${(Math.min(finishes, needed) / needed) * 100}%` }}
        />
      </div>
      <div className="prose-ko mt-3 text-sm text-text-2">{children}</div>
    </div>
  )
}
