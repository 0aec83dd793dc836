import { sceneName } from './story-book.js'

/** The name of its file, its title in the contents, and its turns. */
export type Chapter = { name: string; title: string; turnIds: readonly string[] }

/** About so many scenes are a chapter. */
const SCENES = 20

/** The turns of a path in chapters of nearly the same length; `first` is the index of its first turn. */
export function chaptersOf(turnIds: readonly string[], first: number): Chapter[] {
  const count = Math.max(1, Math.round(turnIds.length / SCENES))
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * turnIds.length) / count)
    const to = Math.floor(((at + 1) * turnIds.length) / count)
    return {
      name: `chapter-${String(at + 1).padStart(4, '0')}`,
      title: titleOf(first + from, first + to - 1),
      turnIds: turnIds.slice(from, to),
    }
  })
}

function titleOf(from: number, to: number): string {
  return from === to ? sceneName(from) : `${from + 1}~${to + 1}번째 장면`
}
