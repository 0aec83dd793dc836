import type { PsytestContent } from '@doran/contract'
import { reachOf } from './weights.js'

export function checkBands(content: PsytestContent): string[] {
  const { min, max } = reachOf(content, 'points')
  const bands = content.results
    .flatMap(({ key, band }) => (band === null ? [] : [{ key, ...band }]))
    .toSorted((one, other) => one.from - other.from)
  const [first, last] = [bands[0], bands.at(-1)]
  return [
    ...content.results
      .filter(({ band }) => band === null || band.from > band.to)
      .map(({ key }) => `results.${key}.band: no points lie in it`),
    ...bands.flatMap(({ key, from }, at) => {
      const before = bands[at - 1]
      if (before === undefined || from === before.to + 1) return []
      const how = from <= before.to ? 'overlaps' : 'leaves a gap after'
      return [`results.${key}.band: ${how} that of ${before.key}`]
    }),
    ...(first === undefined || first.from > min ? [`results: no band has ${min} points`] : []),
    ...(last === undefined || last.to < max ? [`results: no band has ${max} points`] : []),
  ]
}
