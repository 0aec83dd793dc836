import { routes } from '@doran/site/core'
import type { LibraryTab } from '../library-address'

type EmptyWords = {
  title: string
  hint?: string
  ways: readonly { label: string; href: string }[]
  /** Where a filter leaves nothing. */
  filtered: string
}

const games = { label: '놀이 둘러보기', href: routes.games.path() }

export const EMPTY_WORDS: Record<LibraryTab, EmptyWords> = {
  continue: {
    title: '하다 만 놀이가 없어요. 깔끔하네요.',
    ways: [games],
    filtered: '이 종류의 하다 만 놀이는 없어요.',
  },
  results: {
    title: '결과가 쌓이면 나만의 취향 도감이 돼요.',
    ways: [{ label: '테스트 하러 가기', href: routes.psytest.path() }],
    filtered: '이 종류의 결과는 아직 없어요.',
  },
  saved: {
    title: '아직 저장한 것이 없어요.',
    hint: '놀이와 이야기에서 ‘저장’을 누르면 여기에 모여요.',
    ways: [games, { label: '이야기 둘러보기', href: routes.tales.path() }],
    filtered: '이 종류로 저장한 것은 아직 없어요.',
  },
  collections: {
    title: '아직 비어 있어요.',
    ways: [],
    filtered: '이 종류로 저장한 것은 아직 없어요.',
  },
}
