import type { NewsArea, NewsReaction, NewsTag } from '@doran/contract'

export const NEWS_TAGS = {
  new: '새로움',
  better: '좋아짐',
  fixed: '고침',
} as const satisfies Record<NewsTag, string>

export const NEWS_AREAS = {
  tales: '이야기',
  games: '놀이',
  community: '커뮤니티',
  chat: '대화',
  store: '상점',
  account: '계정',
  all: '도란 전체',
} as const satisfies Record<NewsArea, string>

export const REACTIONS = [
  { reaction: 'glad', label: '반가워요' },
  { reaction: 'useful', label: '도움돼요' },
] as const satisfies readonly { reaction: NewsReaction; label: string }[]
