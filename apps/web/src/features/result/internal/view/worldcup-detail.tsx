import type { WorldcupOutcome } from '@doran/contract'
import { Bracket } from './bracket'
import { ChampionPath } from './champion-path'
import { ResultPart } from './result-part'

export function WorldcupDetail({ outcome }: { outcome: WorldcupOutcome }) {
  return (
    <>
      <ResultPart title="우승까지의 경기">
        <ChampionPath outcome={outcome} />
      </ResultPart>
      <ResultPart title="대진표">
        <Bracket outcome={outcome} />
      </ResultPart>
      <Credits outcome={outcome} />
    </>
  )
}

/** Of pictures that others made. */
function Credits({ outcome }: { outcome: WorldcupOutcome }) {
  const { champion, runnerUp, semifinalists } = outcome
  const credited = [champion, runnerUp, ...semifinalists].filter(({ credit }) => credit !== null)
  if (credited.length === 0) return null
  return (
    <ul className="mt-6 text-xs text-text-3">
      {credited.map(({ key, label, credit }) => (
        <li key={key}>
          {label}: {credit?.author}, {credit?.license}
        </li>
      ))}
    </ul>
  )
}
