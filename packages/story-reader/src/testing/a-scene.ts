import type { PlayableScene, Turn } from '@doran/contract'
import { aTurn } from '@doran/site/testing'

const cover = { url: '/cover.svg', wideUrl: '/wide.svg', alt: '눈 덮인 창' }

export function aScene(): PlayableScene {
  return {
    theme: {
      id: 'theme-1',
      title: '밀실 도서관의 여섯 번째 열쇠',
      hook: '문은 안에서 잠겼고, 사라진 건 책 한 권뿐이에요.',
      genre: '추리',
      tags: [],
      ageRating: '12',
      warnings: ['가벼운 협박과 몸싸움'],
      length: 'short',
      endingCount: 4,
      cover,
      excerpt: '',
      readers: null,
      publishedAt: '2026-01-01T00:00:00.000Z',
      changedAt: '2026-01-01T00:00:00.000Z',
    },
    opening: '사서는 열쇠 다섯 개를 탁자에 올려놓았다.',
    choices: [
      { id: 'a', label: '여섯 번째 자리를 묻는다' },
      { id: 'b', label: '창틀의 눈을 살핀다' },
    ],
  }
}

/** The turn that answers the scene's first choice. */
export function anAnswer(over: Partial<Turn> = {}): Turn {
  const input = { kind: 'choice', text: '여섯 번째 자리를 묻는다' } as const
  return aTurn({ id: 'turn-1', input, status: 'streaming', ...over })
}
