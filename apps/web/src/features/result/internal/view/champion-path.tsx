import type { WorldcupOutcome } from '@doran/contract'
import { roundName } from '@doran/game-engine'
import { championMet } from './champion-met'

/** Whom the champion met, round by round. */
export function ChampionPath({ outcome }: { outcome: WorldcupOutcome }) {
  return (
    <ol className="grid gap-2 md:grid-cols-2">
      {championMet(outcome).map(({ of, opponent, isCounted }) => (
        <li
          key={of}
          className="corner-card flex min-h-16 items-center gap-4 bg-surface-1 px-4 py-2"
        >
          <span className="w-12 shrink-0 text-sm text-text-3">{roundName(of)}</span>
          {opponent === null ? (
            <span className="text-text-2">부전승</span>
          ) : (
            <>
              <img
                src={opponent.picture.url}
                alt=""
                width={400}
                height={400}
                loading="lazy"
                className="corner-image size-12 shrink-0 bg-surface-2 object-cover"
              />
              <span className="prose-ko min-w-0">
                <span className="font-semibold">{opponent.label}</span>
                {!isCounted && <span className="block text-sm text-text-3">둘 다 모르겠어요</span>}
              </span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
