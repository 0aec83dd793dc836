const ASCII = Array.from({ length: 95 }, (_each, at) => String.fromCodePoint(32 + at))
const SIGNS = Array.from('\u00a0·×‘’“”…—–―→←↑↓▲▼『』「」《》〈〉\u2060＋')

const LONE_GROUP = 34
const OTHER_GROUP = 84

/**
 * Groups characters by how they are met: first those of more than one first view, which every page loads: a letter that
 * comes later makes the browser open a font of the system, tens of milliseconds before the first paint. Then those of
 * single views in small groups, neighbours together, then what only sources hold, the frequent first.
 */
export function groupCharacters(views, sources) {
  const seen = countViews(views)
  const inSources = countHangul(sources)
  const byUse = [...seen.keys()].toSorted((a, b) => seen.get(b) - seen.get(a) || compare(a, b))
  const core = byUse.filter((letter) => seen.get(letter) > 1)
  const lone = [...seen.keys()].filter((letter) => seen.get(letter) === 1)
  const others = [...inSources.keys()]
    .filter((letter) => !seen.has(letter))
    .toSorted((a, b) => inSources.get(b) - inSources.get(a) || compare(a, b))
  return [
    [...ASCII, ...SIGNS, ...core],
    ...chunks(lone, LONE_GROUP),
    ...chunks(others, OTHER_GROUP),
  ]
}

/** In how many views each letter stands, in the order of the first. */
function countViews(views) {
  const counts = new Map()
  for (const view of views)
    for (const letter of countHangul(view).keys()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

function countHangul(text) {
  const counts = new Map()
  for (const letter of text.match(/[가-힣]/g) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

const compare = (a, b) => (a < b ? -1 : 1)

function chunks(letters, size) {
  const count = Math.ceil(letters.length / size)
  return Array.from({ length: count }, (_each, at) => letters.slice(at * size, (at + 1) * size))
}
