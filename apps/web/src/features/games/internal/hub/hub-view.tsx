import type { ReactNode } from 'react'
import type { ApiError } from '@doran/api-client'
import type { ReplyOf } from '@doran/contract'
import type { FoundGames } from './find-games'
import { GameShelf } from './game-shelf'
import { isWishing, type GameWishes } from './game-wishes'
import { HubFilters } from './hub-filters'
import { HubList } from './hub-list'
import { hubWords, type HubKind } from './hub-words'
import { KindChips } from './kind-chips'
import { TodayGame } from './today-game'

export type HubViewProps = {
  hubKind: HubKind
  hub: ReplyOf<'GET /v1/game/hub'>
  found: FoundGames | ApiError
  wishes: GameWishes
  /** What only this hub has, above its list. */
  children?: ReactNode
}

/** A hub: what is offered by itself, and the list; where something is sought, the list alone. */
export function HubView({ hubKind, hub, found, wishes, children }: HubViewProps) {
  const words = hubWords(hubKind)
  const isSeeking = isWishing(hubKind, wishes)
  const today = isSeeking ? null : hub.today
  const shelves = isSeeking ? [] : hub.shelves
  return (
    <div className="overflow-x-clip pt-8 pb-12 md:pt-12">
      <header className="page">
        <h1 className="prose-ko text-h2 font-extrabold md:text-h1">{words.title}</h1>
        <p className="prose-ko mt-2 text-text-2 md:text-story">{words.lead}</p>
      </header>
      {hubKind === null ? (
        <HubFilters kinds={hub.kinds} wishes={wishes} />
      ) : (
        <div className="page mt-2">
          <KindChips hubKind={hubKind} kinds={hub.kinds} wishes={wishes} />
        </div>
      )}
      {children}
      {today && <TodayGame title={words.today} game={today} />}
      {shelves.map(({ key, title, items }) => (
        <GameShelf key={key} id={`shelf-${key}`} title={title} games={items} />
      ))}
      <HubList
        hubKind={hubKind}
        wishes={wishes}
        found={found}
        today={shelves.length === 0 ? today?.id : undefined}
      />
    </div>
  )
}
