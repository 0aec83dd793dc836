import type { WorldcupMatch, WorldcupOutcome } from '@doran/contract'
import { roundName } from '@doran/game-engine'

/** Every match, a column for each round; on narrow screens it is scrolled sideways, by keys too. */
export function Bracket({ outcome }: { outcome: WorldcupOutcome }) {
  const labels = new Map(outcome.items.map(({ key, label }) => [key, label]))
  return (
    <div
      role="region"
      aria-label="대진표"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className="relative corner-card overflow-x-auto overscroll-x-contain border border-line bg-surface-1"
    >
      <ul className="flex w-max min-w-full gap-4 p-4">
        {outcome.rounds.map(({ of, matches }) => (
          <li key={of} className="flex w-40 shrink-0 grow flex-col">
            <h3 className="mb-3 text-sm text-text-3">{roundName(of)}</h3>
            <ol className="flex grow flex-col justify-around gap-2">
              {matches.map((match) => (
                <MatchBox key={`${match.left} ${match.right}`} match={match} labels={labels} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  )
}

type MatchBoxProps = { match: WorldcupMatch; labels: ReadonlyMap<string, string> }

function MatchBox({ match, labels }: MatchBoxProps) {
  const { left, right, winner, isCounted } = match
  return (
    <li className="rounded-small bg-surface-2 px-3 py-2 text-sm">
      {[left, right].map((key) =>
        key === null ? (
          <span key="bye" className="block text-text-3">
            부전승
          </span>
        ) : (
          <span
            key={key}
            className={`prose-ko block ${key === winner ? 'font-extrabold' : 'text-text-3'}`}
          >
            {labels.get(key)}
            {key === winner && <span className="sr-only">, 이김</span>}
          </span>
        ),
      )}
      {!isCounted && <span className="block text-xs text-text-3">둘 다 모르겠어요</span>}
    </li>
  )
}
