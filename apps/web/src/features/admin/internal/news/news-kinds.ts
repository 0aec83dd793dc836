import type { NewsKind } from '@doran/contract'

export const NEWS_KINDS = {
  changelog: '새 소식',
  notice: '공지',
} as const satisfies Record<NewsKind, string>
