import type { WorldcupContent, WorldcupItem } from '@doran/contract'
import { roundName, type WorldcupRound } from '@doran/game-engine'

export type BracketProps = {
  content: WorldcupContent
  rounds: readonly WorldcupRound[]
}

/** Who came on so far, round by round, the last one first. */
export function Bracket({ content, rounds }: BracketProps) {
  const items = new Map(content.items.map((item) => [item.key, item]))
  if (rounds.length === 0) return <p className="py-4 text-text-2">아직 끝난 경기가 없어요.</p>
  return (
    <div className="flex flex-col gap-6">
      {rounds.toReversed().map(({ of, matches }) => (
        <section key={of} aria-labelledby={`round-${of}`}>
          <h3 id={`round-${of}`} className="mb-2 font-extrabold">
            {roundName(of)}
          </h3>
          <ol className="flex flex-col divide-y divide-line">
            {matches.map(({ left, right, winner, isCounted }, at) => (
              <li key={at} className="flex items-center gap-3 py-2">
                <Thumb item={items.get(winner)} />
                <span className="min-w-0">
                  <strong className="block font-semibold">{items.get(winner)?.label}</strong>
                  <span className="block text-sm text-text-3">
                    {note(items.get(left), items.get(right ?? ''), isCounted)}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function note(left: WorldcupItem | undefined, right: WorldcupItem | undefined, isCounted: boolean) {
  if (!right) return '부전승'
  return `${left?.label} 대 ${right.label}${isCounted ? '' : ', 둘 다 모르겠어요'}`
}

function Thumb({ item }: { item: WorldcupItem | undefined }) {
  if (!item) return null
  return (
    <img
      src={item.picture.url}
      alt=""
      width={400}
      height={400}
      loading="lazy"
      className="size-11 shrink-0 rounded-small bg-surface-2 object-cover"
    />
  )
}
