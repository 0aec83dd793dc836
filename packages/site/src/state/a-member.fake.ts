import type { Me, Notification, NotificationContent } from '@doran/contract'

export function aMe(over: Partial<Me> = {}): Me {
  return {
    id: '0198f5a2-0000-7000-8000-0000000000a1',
    email: 'one@example.com',
    name: '김하나',
    nickName: '하나둘',
    country: 'KR',
    hasAgreedToMarketing: false,
    roles: [],
    interests: [],
    profile: {
      id: '0198f5a2-0000-7000-8000-0000000000b1',
      uuid: '0198f5a2-0000-7000-8000-0000000000b1',
      name: '하나둘',
      profileImage: null,
      description: '',
      gender: 'none',
      birthday: null,
    },
    unread: { notification: 0 },
    signIns: ['password'],
    session: {
      id: '0198f5a2-0000-7000-8000-0000000000c1',
      isLimited: false,
      provedUntil: '2026-11-21T12:00:00.000Z',
    },
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
