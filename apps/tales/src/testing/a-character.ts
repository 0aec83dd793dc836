import type { Character } from '@doran/contract'
import { aThemeCard } from './a-theme'

export function aCharacter(over: Partial<Character> = {}): Character {
  return {
    id: 'person-1',
    name: '하진',
    role: '구름재 도서관의 사서',
    look: '회색 카디건 소매를 손등까지 내려 입는다.',
    speech: '숫자가 정확하고 문장이 짧다.',
    lines: ['처음부터 다섯 개였어요.', '세어 보셔도 돼요.'],
    portraits: {
      기본: '/hajin-plain.svg',
      기쁨: '/hajin-joy.svg',
      슬픔: '/hajin-sad.svg',
      화남: '/hajin-angry.svg',
      놀람: '/hajin-surprised.svg',
    },
    theme: aThemeCard(),
    others: [{ id: 'person-2', name: '막례', role: '보일러를 보는 할머니', portraits: null }],
    linkImage: '/og.png',
    ...over,
  }
}
