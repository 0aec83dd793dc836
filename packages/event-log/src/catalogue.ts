import type { NarratorKey, Turn, TurnKind } from '@doran/contract'
import type { ErrorCode } from '@doran/contract/errors'

/** Which of the two sites. */
type Zone = 'web' | 'tales'

/** Where a theme's tile stands; an editors' shelf by its key. */
export type Shelf =
  | 'waiting'
  | 'continue'
  | 'newest'
  | 'ranking'
  | 'found'
  | 'similar'
  | `shelf-${string}`

type Values = Record<string, string | number | boolean>
type Event<
  Type extends string,
  About extends string,
  Name extends string,
  Carries extends Values,
> = {
  type: Type
  object: About
  object_name: Name
  object_attributes: Carries
}
// `string` would let any attribute in.
type None = Record<string, never>

type PageEvent =
  /** By the route's name, never its path. */
  | Event<'view', 'page', string, { zone: Zone }>
  | Event<'error', 'page', ErrorCode | 'NETWORK', { zone: Zone }>

/** By the theme's id. */
type ThemeEvent =
  | Event<'view', 'theme', string, None>
  | Event<'impression', 'theme', string, { shelf: Shelf }>
  /** `position` counts from 1. */
  | Event<'click', 'theme', string, { shelf: Shelf; position: number }>
  | Event<'share', 'theme', string, { way: 'device' | 'copy' }>

/** By the theme's id, so that what began and what ended can be laid side by side. */
type PlayEvent =
  | Event<'start', 'play', string, { narrator: NarratorKey }>
  /** `ending` is its key in the theme. */
  | Event<'finish', 'play', string, { ending: string; rare: boolean; turns: number }>
  /** A visitor's stories became a member's. */
  | Event<'save', 'play', 'account', { stories: number }>

type TurnEvent =
  /** `ms` from the person's word to the end of the telling. */
  Event<'finish', 'turn', string, { kind: TurnKind; narrator: Turn['narrator']; ms: number }>

/** Everything that is logged. Names and attributes are ids, unions, numbers; never words that a person wrote. */
export type UsageEvent = PageEvent | ThemeEvent | PlayEvent | TurnEvent
