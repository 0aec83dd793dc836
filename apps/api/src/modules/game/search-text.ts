import { getChoseong } from 'es-hangul'
import type { GameFacts } from './game-facts.js'

type Sought = Pick<GameFacts, 'title' | 'subtitle' | 'description' | 'tags'>

/** What a search looks in: initial consonants let ㅂㅃ find 불빛; without its spaces a title is found as people type it. */
export function searchTextOf(
  { title, subtitle, description, tags }: Sought,
  more: readonly string[],
): string {
  const joined = title.replaceAll(' ', '')
  const sought = [joined, ...title.split(' '), ...tags]
  return [
    title,
    joined,
    ...sought.map((words) => getChoseong(words)),
    subtitle,
    description,
    ...tags,
    ...more,
  ]
    .join(' ')
    .toLowerCase()
}

/** The words of a search. */
export function searchTermsOf(typed: string): string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean)
}
