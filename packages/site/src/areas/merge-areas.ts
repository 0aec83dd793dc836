import { AREAS } from './area-list.js'

type EntryOf<Area, Key extends string> = Area extends { [Name in Key]: infer Entry } ? Entry : never

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never

type Areas = Record<string, object>

/** What all areas have under `Key`, each name with the type that its own area gave it. */
export type MergedEntries<All extends Areas, Key extends string> = Intersection<
  EntryOf<All[keyof All], Key>
>

/**
 * The records that areas have under one key as one record. `Object.assign` leaves the type of a list's merge open; the
 * one above is true as long as no two areas use the same name, which `areas.test.ts` holds.
 */
export function mergeEntries<const All extends Areas, const Key extends string>(
  areas: All,
  key: Key,
): MergedEntries<All, Key> {
  return Object.assign({}, ...Object.values(areas).map((area) => Reflect.get(area, key)))
}

export function mergeAreas<
  const Key extends 'routes' | 'loginReasons' | 'pendingActions' | 'inbox',
>(key: Key): MergedEntries<typeof AREAS, Key> {
  return mergeEntries(AREAS, key)
}
