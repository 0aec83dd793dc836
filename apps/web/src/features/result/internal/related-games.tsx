import type { GameCard } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { gamePath } from '../../../lib/game-paths'
import { kindLabel, minutesLabel } from '../../../lib/game-words'
import { ResultPart } from './view/result-part'

const SHOWN = 3

/** What to play next. */
export function RelatedGames({ games }: { games: readonly GameCard[] }) {
  if (games.length === 0) return null
  return (
    <ResultPart title="비슷한 놀이">
      <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-3">
        {games.slice(0, SHOWN).map(({ id, title, cover, kind, minutes }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[112px_1fr] items-center gap-4 sm:block"
          >
            <img
              src={cover.url}
              alt=""
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
              className="corner-image block aspect-4/3 h-auto w-full bg-surface-2 object-cover"
            />
            <div className="min-w-0 sm:mt-3">
              <p className="text-sm text-text-3">
                {kindLabel(kind)} · {minutesLabel(minutes)}
              </p>
              <h3 className="prose-ko font-extrabold">
                <ZoneLink
                  href={gamePath(id)}
                  className="no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {title}
                </ZoneLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </ResultPart>
  )
}
