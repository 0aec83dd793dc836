import type { GameKind } from '@doran/contract'
import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

const routes = {
  games: page('/games', { isInSitemap: true }),
  gameDetail: page('/games/detail', { isImmersive: { with: 'go' } }),
  psytest: page('/psytest', { isInSitemap: true, isImmersive: { with: 'id' } }),
  worldcup: page('/worldcup', { isInSitemap: true, isImmersive: { with: 'id' } }),
  tierBoard: page('/tiermaker/thumbnailer', { isInSitemap: true, isImmersive: { with: 'render' } }),
  tomato: page('/tomato', { isInSitemap: true, place: '/games' }),
  tomatoPop: page('/tomato/pop', { isImmersive: true }),
  tierConsensus: page('/tiermaker/community-thumbnailer'),
}

/** The list that shows a game's tile; a shelf of a hub by its key. */
export type GameShelf = 'today' | 'found' | 'related' | 'home' | 'waiting' | `shelf-${string}`

type Event<Type extends string, Attributes extends Record<string, string | number | boolean>> = {
  type: Type
  object: 'game'
  /** The game's id. */
  object_name: string
  object_attributes: Attributes
}

type GameEvent =
  /** Its page was opened (0), or so much of it was played. */
  | Event<'view', { percent: 0 | 25 | 50 | 75 }>
  | Event<'impression', { shelf: GameShelf }>
  /** `position` counts from 1. */
  | Event<'click', { shelf: GameShelf; position: number }>
  /** `size` of a world cup, else 0. */
  | Event<'start', { kind: GameKind; size: number }>
  | Event<'finish', { kind: GameKind; ms: number }>
  | Event<'share', { way: 'device' | 'copy' | 'save-picture' }>

export const games = defineArea(routes, {
  bar: { label: '놀이', route: 'games' },
  places: [
    { route: 'games', label: '놀이', icon: 'game', order: 30, on: ['tabs', 'bars'] },
    { route: 'psytest', label: '심리테스트', icon: 'game', order: 31, on: ['menu'] },
    { route: 'worldcup', label: '월드컵', icon: 'game', order: 32, on: ['menu'] },
    { route: 'tierBoard', label: '티어표', icon: 'game', order: 33, on: ['menu'] },
    { route: 'tomato', label: '토마토 밭', icon: 'game', order: 34, on: ['menu'] },
  ],
  events: events<GameEvent>(),
})
