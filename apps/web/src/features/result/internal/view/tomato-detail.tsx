import type { TomatoOutcome } from '@doran/contract'
import { ResultPart } from './result-part'

/** What the score means, and what it came of. */
export function TomatoDetail({ outcome }: { outcome: TomatoOutcome }) {
  const { band, isTurnBased } = outcome
  return (
    <>
      <p className="mt-8 text-h2 font-extrabold">{band.title}</p>
      <p className="prose-ko mt-3 max-w-story text-story whitespace-pre-line">{band.text}</p>
      <ResultPart title="밭에서 있었던 일">
        <dl className="grid max-w-story grid-cols-[auto_1fr] gap-x-6 divide-y divide-line border-y border-line">
          {factsOf(outcome).map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid py-3">
              <dt className="text-text-3">{name}</dt>
              <dd className="text-right font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {isTurnBased && (
          <p className="prose-ko mt-3 text-sm text-text-2">
            느긋하게 한 알씩 딴 판이라 순위에는 오르지 않아요.
          </p>
        )}
      </ResultPart>
    </>
  )
}

function factsOf(outcome: TomatoOutcome): [name: string, value: string][] {
  const { pops, accuracyPercent, longestCombo, golden, burst } = outcome
  return [
    ['딴 토마토', `${pops}개`],
    ['정확도', `${accuracyPercent}%`],
    ['가장 긴 콤보', `${longestCombo}번`],
    ['황금 토마토', `${golden}개`],
    ['터진 토마토', `${burst}개`],
  ]
}
