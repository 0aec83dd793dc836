import { StopError } from '../lib/errors.mjs'

/** Puts a line among those that match, in their alphabetical order. */
export function insertSorted(text, line, pattern) {
  const lines = text.split('\n')
  const places = placesOf(lines, pattern)
  const before = places.find((at) => keyOf(lines[at], pattern) > keyOf(line, pattern))
  return lines.toSpliced(before ?? places.at(-1) + 1, 0, line).join('\n')
}

/** Puts a line behind the last one that matches. */
export function insertBehind(text, line, pattern) {
  const lines = text.split('\n')
  return lines.toSpliced(placesOf(lines, pattern).at(-1) + 1, 0, line).join('\n')
}

function placesOf(lines, pattern) {
  const places = lines.flatMap((each, at) => (pattern.test(each) ? [at] : []))
  if (places.length > 0) return places
  throw new StopError(`no line matches ${pattern}: the file has changed`)
}

function keyOf(line, pattern) {
  return pattern.exec(line)?.[1] ?? line
}
