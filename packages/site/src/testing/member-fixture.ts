import type { Me, Notification, NotificationContent } from '@doran/contract'

export function aMe(over: Partial<Me> = {}): Me {
  return {
    id: 'user-1',
    email: 'moksu@example.com',
    name: '김목수',
    nickName: '모닥불',
    country: 'KR',
    hasAgreedToMarketing: false,
    roles: [],
    interests: [],
    profile: {
      id: 'profile-1',
      uuid: 'profile-1',
      name: '모닥불',
      profileImage: null,
      frame: null,
      description: '밤에 읽어요.',
      gender: 'none',
      birthday: null,
      isOfficial: false,
    },
    unread: { notification: 0, chat: 0 },
    signIns: ['password'],
    session: {
      id: 'session-1',
      isLimited: false,
      limitedUntil: null,
      provedUntil: '2026-11-21T00:10:00.000Z',
    },
    rating: { isOver15: null, isFixed: false },
    firstDayUntil: null,
    needs: [],
    ...over,
  }
}

type NoticeOver = Partial<Pick<Notification, 'id' | 'isRead'>>

export function aNotice(
  over: NoticeOver = {},
  content: NotificationContent = { type: 'welcome', data: {} },
): Notification {
  return {
    id: '0198f5a2-0000-7000-8000-0000000000d1',
    createdAt: '2026-11-21T00:00:00.000Z',
    isRead: false,
    ...over,
    ...content,
  }
}
