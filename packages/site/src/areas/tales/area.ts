import type { NarratorKey, Turn, TurnKind } from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import { defineArea, events } from '../define-area.js'
import { page, pageOf } from '../route.js'

const routes = {
  tales: page(TALES_PATH, { isInSitemap: true }),
  newTales: page(`${TALES_PATH}/new`, { isInSitemap: true }),
  landing: page(`${TALES_PATH}/landing`, { isInSitemap: true }),
  theme: pageOf<'id'>(`${TALES_PATH}/theme/{id}`),
  creator: pageOf<'profileUUID'>(`${TALES_PATH}/creator/{profileUUID}`),
  play: pageOf<'id'>(`${TALES_PATH}/play/{id}`, { isImmersive: true }),
  character: pageOf<'id'>(`${TALES_PATH}/character/{id}`),
  genre: pageOf<'genre'>(`${TALES_PATH}/genre/{genre}`),
  talesSearch: page(`${TALES_PATH}/search`),
  reviews: page(`${TALES_PATH}/reviews`, { isInSitemap: true }),
  sharedStory: pageOf<'code'>(`${TALES_PATH}/share/{code}`),
  sharedEnding: pageOf<'code'>(`${TALES_PATH}/ending/{code}`),
  myTales: page(`${TALES_PATH}/me`, { place: '/me' }),
  likedThemes: page(`${TALES_PATH}/me/liked-templates`, { place: '/me' }),
  personas: page(`${TALES_PATH}/persona`, { place: '/me' }),
}

/** The list that shows a theme's tile; an editors' shelf by its key. */
export type Shelf =
  | 'waiting'
  | 'continue'
  | 'newest'
  | 'ranking'
  | 'found'
  | 'similar'
  | `shelf-${string}`

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type Event<
  Type extends string,
  About extends string,
  Attributes extends Record<string, string | number | boolean>,
  Name extends string = string,
> = { type: Type; object: About; object_name: Name; object_attributes: Attributes }

/** Names the theme by its id. */
type ThemeEvent =
  | Event<'view', 'theme', NoAttributes>
  | Event<'impression', 'theme', { shelf: Shelf }>
  /** `position` counts from 1. */
  | Event<'click', 'theme', { shelf: Shelf; position: number }>
  | Event<'share', 'theme', { way: 'device' | 'copy' }>

/** By the theme's id, so that starts and ends can be compared. */
type PlayEvent =
  | Event<'start', 'play', { narrator: NarratorKey }>
  /** `ending` is its key in the theme. */
  | Event<'finish', 'play', { ending: string; rare: boolean; turns: number }>
  /** A visitor's stories became a member's. */
  | Event<'save', 'play', { stories: number }, 'account'>

/** `ms` from sending a turn to its end. */
type TurnEvent = Event<'finish', 'turn', { kind: TurnKind; narrator: Turn['narrator']; ms: number }>

export const tales = defineArea(routes, {
  bar: { label: '이야기', route: 'tales' },
  places: [
    { route: 'tales', label: '이야기', icon: 'story', order: 20, on: ['tabs', 'bars'] },
    { route: 'newTales', label: '새로 나온 이야기', icon: 'story', order: 25, on: ['menu'] },
    { route: 'myTales', label: '내 이야기', icon: 'book', order: 65, on: ['menu'] },
  ],
  footer: [
    { route: 'landing', label: '이용 방법', order: 20 },
    { route: 'reviews', label: '후기', order: 22 },
  ],
  events: events<ThemeEvent | PlayEvent | TurnEvent>(),
})
