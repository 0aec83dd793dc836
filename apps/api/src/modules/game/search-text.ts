import type { GameKind } from '@doran/contract'
import { getChoseong } from 'es-hangul'
import type { GameFacts } from './game-facts.js'

type Sought = Pick<GameFacts, 'kind' | 'title' | 'subtitle' | 'description' | 'tags'>

/** What people call games of a kind. */
export const KIND_WORDS: Record<GameKind, string[]> = {
  psytest: ['심리테스트', '성격테스트', 'mbti'],
  worldcup: ['월드컵', '이상형월드컵'],
  tier: ['티어표', '티어', '등급표', '티어메이커'],
  quiz: ['퀴즈', '상식퀴즈'],
  branch: ['갈림길', '선택형이야기', '게임북'],
  tomato: ['토마토', '아케이드', '순발력게임', '미니게임'],
}

/** What a search looks in: initial consonants let ㅂㅃ find 불빛; without its spaces a title is found as people type it. */
export function searchTextOf(
  { kind, title, subtitle, description, tags }: Sought,
  more: readonly string[],
): string {
  const joined = title.replaceAll(' ', '')
  const kindWords = KIND_WORDS[kind]
  const sought = [joined, ...title.split(' '), ...tags, ...kindWords]
  return [
    title,
    joined,
    ...sought.map((words) => getChoseong(words)),
    subtitle,
    description,
    ...tags,
    ...kindWords,
    ...more,
  ]
    .join(' ')
    .toLowerCase()
}

/** The words of a search. */
export function searchTermsOf(typed: string): string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean)
}
