import type { KeywordPage } from '@doran/contract'
import { aScene } from '@doran/story-reader/testing'

export function aKeywordPage(over: Partial<KeywordPage> = {}): KeywordPage {
  const scene = aScene()
  return {
    keywords: ['추리', '밀실'],
    intro: '누구도 드나들 수 없던 방이에요. 답도 함께 갇혀 있어요.',
    isEditorial: true,
    scene,
    themes: [scene.theme],
    related: [
      ['추리', '탐정'],
      ['추리', '도서관'],
    ],
    games: [],
    ...over,
  }
}
