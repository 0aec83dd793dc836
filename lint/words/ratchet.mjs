/** Parts of a package that are held to zero while the rest of it still has a count. */
const OWN_UNITS = ['apps/api/src/platform']

/** Names what a file is counted under: its package or app, or a part of one that counts for itself. */
export function unitOf(file) {
  const own = OWN_UNITS.find((unit) => file.startsWith(`${unit}/`))
  if (own) return own
  const [top, name] = file.split('/')
  return ['apps', 'labs', 'packages'].includes(top) ? `${top}/${name}` : top
}

/** Counts places by unit and rule, in the order of their names. */
export function countPlaces(places) {
  const counts = {}
  for (const { file, rule } of places) {
    const unit = (counts[unitOf(file)] ??= {})
    unit[rule] = (unit[rule] ?? 0) + 1
  }
  return sorted(
    Object.entries(counts).map(([unit, rules]) => [unit, sorted(Object.entries(rules))]),
  )
}

/** Lists where counts and the stored ones differ. A unit that is not stored has 0 of everything. */
export function compareCounts(stored, counts) {
  return pairs(stored, counts)
    .map(([unit, rule]) => ({
      unit,
      rule,
      stored: stored[unit]?.[rule] ?? 0,
      count: counts[unit]?.[rule] ?? 0,
    }))
    .filter((each) => each.stored !== each.count)
}

function pairs(...tables) {
  const keys = tables.flatMap((table) =>
    Object.entries(table).flatMap(([unit, rules]) =>
      Object.keys(rules).map((rule) => `${unit} ${rule}`),
    ),
  )
  return [...new Set(keys)].toSorted().map((key) => key.split(' '))
}

function sorted(entries) {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
