import { AREAS, type AreaName } from './area-list.js'
import type { AreaEntries } from './define-area.js'

type EntryOf<Area, Key extends string> = Area extends { [Name in Key]: infer Entry } ? Entry : never

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never

/** What all areas have under `Key`, each name with the type that its own area gave it. */
export type MergedEntries<Key extends string> = Intersection<EntryOf<(typeof AREAS)[AreaName], Key>>

type MergedKey = 'loginReasons' | 'pendingActions' | 'inbox'

/** No two areas use the same name, or one would hide the other's: `areas.test.ts`. */
export function mergeAreas<Key extends MergedKey | 'routes'>(key: Key): MergedEntries<Key> {
  const areas: readonly (AreaEntries & { routes: object })[] = Object.values(AREAS)
  return Object.assign({}, ...areas.map((area) => area[key]))
}
