type EntryOf<Area, Key extends string> = Area extends { [Name in Key]: infer Entry } ? Entry : never

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never

type Areas = Record<string, object>

/**
 * The records of all areas as one, each name with the type that its own area gave it. `Object.assign` leaves the type of
 * a list's merge open; this one is true as long as no two areas use the same name, which `areas.test.ts` holds.
 */
export function mergeRecords<const All extends Areas>(areas: All): Intersection<All[keyof All]> {
  return Object.assign({}, ...Object.values(areas))
}

/** The records that areas have under one key as one record. */
export function mergeEntries<const All extends Areas, const Key extends string>(
  areas: All,
  key: Key,
): Intersection<EntryOf<All[keyof All], Key>> {
  return Object.assign({}, ...Object.values(areas).map((area) => Reflect.get(area, key)))
}
