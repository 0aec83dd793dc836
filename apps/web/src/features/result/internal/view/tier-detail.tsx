import type { TierOutcome } from '@doran/contract'
import { ResultPart } from './result-part'

/** What was put nowhere, and why things stand where they stand. */
export function TierDetail({ outcome }: { outcome: TierOutcome }) {
  const { rows, unplaced, reasons } = outcome
  const reasonOf = new Map(reasons.map(({ itemKey, text }) => [itemKey, text]))
  const explained = rows.flatMap(({ label, items }) =>
    items.flatMap((item) => {
      const reason = reasonOf.get(item.key)
      return reason === undefined ? [] : [{ item, row: label, reason }]
    }),
  )
  return (
    <>
      {unplaced.length > 0 && (
        <p className="prose-ko mt-4 text-sm text-text-2">
          놓지 않은 것: {unplaced.map(({ label }) => label).join(', ')}
        </p>
      )}
      {explained.length > 0 && (
        <ResultPart title="이유">
          <ul className="flex flex-col gap-3">
            {explained.map(({ item, row, reason }) => (
              <li key={item.key} className="corner-card bg-surface-1 px-5 py-3">
                <p className="text-sm text-text-3">
                  {row} · <span className="font-semibold text-text">{item.label}</span>
                </p>
                <p className="prose-ko mt-0.5 wrap-anywhere">{reason}</p>
              </li>
            ))}
          </ul>
        </ResultPart>
      )}
    </>
  )
}
