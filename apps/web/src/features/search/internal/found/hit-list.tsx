import type { ReactNode } from 'react'
import type { GameCard, PostCard, SearchHit, SearchType, ThemeCard } from '@doran/contract'
import { CreatorRow } from './creator-row'

/** How things of other features look; a post is an entry of a list by itself. */
export type HitTiles = {
  theme: (theme: ThemeCard) => ReactNode
  /** `position` from 1. */
  game: (game: GameCard, position: number) => ReactNode
  post: (post: PostCard, now: Date) => ReactNode
}

const TILE_GRID = 'mt-4 grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-5'

const LOOKS: Record<SearchType, string> = {
  theme: `${TILE_GRID} gap-y-6 lg:grid-cols-6`,
  game: `${TILE_GRID} gap-y-8`,
  post: 'mt-2',
  creator: 'mt-2 md:grid md:grid-cols-2 md:gap-x-10',
}

type HitListProps = {
  type: SearchType
  items: readonly SearchHit[]
  tiles: HitTiles
  now: string
}

/** Things of one type, as they look where they are at home. */
export function HitList({ type, items, tiles, now }: HitListProps) {
  return (
    <ul className={LOOKS[type]}>
      {items.map((hit, at) => (
        <HitEntry key={hitId(hit)} hit={hit} position={at + 1} tiles={tiles} now={now} />
      ))}
    </ul>
  )
}

type HitEntryProps = { hit: SearchHit; position: number; tiles: HitTiles; now: string }

function HitEntry({ hit, position, tiles, now }: HitEntryProps) {
  if (hit.type === 'post') return tiles.post(hit.post, new Date(now))
  const id = hitId(hit)
  if (hit.type === 'creator')
    return (
      <li data-entry={id} className="border-b border-line py-4 last:border-b-0">
        <CreatorRow creator={hit.creator} />
      </li>
    )
  if (hit.type === 'game') return <li data-entry={id}>{tiles.game(hit.game, position)}</li>
  // Its tile has no heading to take the focus.
  return (
    <li data-entry={id} tabIndex={-1}>
      {tiles.theme(hit.theme)}
    </li>
  )
}

export function hitId(hit: SearchHit): string {
  switch (hit.type) {
    case 'theme':
      return hit.theme.id
    case 'game':
      return hit.game.id
    case 'post':
      return hit.post.id
    case 'creator':
      return hit.creator.id
  }
}
