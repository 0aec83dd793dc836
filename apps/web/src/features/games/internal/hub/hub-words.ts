import type { GameKind } from '@doran/contract'
import { routes } from '@doran/site/core'

/** A kind with a hub of its own; null: the hub of all. */
export type HubKind = 'psytest' | 'worldcup' | 'tier' | null

export type HubWords = {
  path: string
  title: string
  lead: string
  today: string
  /** The list, with what stands above in it and without. */
  all: string
  others: string
}

const ALL: HubWords = {
  path: routes.games.path(),
  title: '오늘은 뭐 하고 놀까요?',
  lead: '나를 들여다보고, 하나만 고르고, 줄을 세우고, 갈림길을 걸어 보세요.',
  today: '오늘의 한 판',
  all: '모든 놀이',
  others: '다른 놀이',
}

const BY_KIND: Record<NonNullable<HubKind>, HubWords> = {
  psytest: {
    path: routes.psytest.path(),
    title: '나를 조금 더 알아보는 3분',
    lead: '재미로 보는 테스트예요. 편하게 떠오르는 대로 골라 보세요.',
    today: '오늘의 테스트',
    all: '모든 테스트',
    others: '다른 테스트',
  },
  worldcup: {
    path: routes.worldcup.path(),
    title: '단 하나만 고를 수 있다면?',
    lead: '둘 중 하나씩 고르다 보면 마지막에 하나가 남아요.',
    today: '오늘의 대진',
    all: '모든 월드컵',
    others: '다른 월드컵',
  },
  tier: {
    path: routes.tierBoard.path(),
    title: '티어표 만들기',
    lead: '끌어다 놓으며 줄을 세워요. 왜 거기 두었는지 한 줄 적어 두면 더 재밌어요.',
    today: '오늘의 티어표',
    all: '모든 티어표',
    others: '다른 티어표',
  },
}

/** The words of the hub of one kind, or of the one of all. */
export function hubWords(kind: HubKind): HubWords {
  return kind === null ? ALL : BY_KIND[kind]
}

export function hasHub(kind: GameKind | null): kind is HubKind {
  return kind === null || Object.hasOwn(BY_KIND, kind)
}
