import type { Review } from '@doran/contract'

export function aReview(over: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    theme: {
      id: '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15',
      title: '밀실 도서관의 여섯 번째 열쇠',
      cover: { url: '/cover.svg', wideUrl: '/wide.svg', alt: '열쇠 다섯 개' },
    },
    author: {
      id: 'profile-2',
      name: '모닥불',
      profileImage: null,
      frame: null,
      isOfficial: false,
      isGone: false,
    },
    isMine: false,
    stars: 4,
    body: '끝까지 손에서 놓을 수 없는 이야기였어요.',
    hasSpoiler: false,
    turnsRead: 43,
    endingBadge: null,
    helpful: 0,
    isHelpful: false,
    reply: null,
    canReply: false,
    createdAt: '2026-11-21T00:00:00.000Z',
    editedAt: null,
    ...over,
  }
}
