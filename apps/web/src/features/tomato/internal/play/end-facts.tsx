import type { TomatoOutcome } from '@doran/contract'
import { seedCode } from './end-words'

/** How a game was played, in numbers. */
export function EndFacts({ outcome, seed }: { outcome: TomatoOutcome; seed: number }) {
  const facts = [
    { name: '정확도', value: `${outcome.accuracyPercent}%` },
    { name: '가장 긴 콤보', value: `${outcome.longestCombo}번` },
    { name: '딴 토마토', value: `${outcome.pops}개` },
    { name: '황금 토마토', value: `${outcome.golden}개` },
    { name: '터진 토마토', value: `${outcome.burst}개` },
    { name: '씨앗 번호', value: seedCode(seed) },
  ]
  return (
    <dl className="mt-4 grid grid-cols-3 gap-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse rounded-input bg-surface-1 px-2 py-2.5">
          <dt className="text-xs text-text-3">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
