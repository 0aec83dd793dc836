import type { ReactNode } from 'react'
import type { Sanction } from '@doran/contract'
import { formatDay } from '@doran/site/core'
import { sanctionName, sanctionState } from './case-words'

type SanctionListProps = {
  /** The newest first. */
  sanctions: readonly Sanction[]
  now: Date
  /** What can be done with one. */
  renderAct?: (sanction: Sanction) => ReactNode
}

export function SanctionList({ sanctions, now, renderAct }: SanctionListProps) {
  if (sanctions.length === 0) return null
  return (
    <ul aria-label="제재" className="mt-3 divide-y divide-line border-t border-line">
      {sanctions.map((sanction) => (
        <li key={sanction.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{sanctionName(sanction)}</p>
            <p className="prose-ko text-sm text-text-2">{sanction.reason}</p>
            <p className="text-sm text-text-3">
              {formatDay(new Date(sanction.startsAt), now)}부터 · {sanctionState(sanction, now)}
            </p>
          </div>
          {renderAct?.(sanction)}
        </li>
      ))}
    </ul>
  )
}
