import type { NotificationContent } from '@doran/contract'
import { routes } from '../routing/routes.js'

export type NoticeWords = {
  sentence: string
  detail?: string
  link?: { href: string; label: string }
  /** The sign-in it tells of, for the person to end. */
  signInId?: string
}

/** What a notice says, and where it leads. */
export function noticeWords(notice: NotificationContent): NoticeWords {
  switch (notice.type) {
    case 'welcome':
      return {
        sentence: '도란에 잘 오셨어요.',
        detail: '마음이 가는 이야기부터 펼쳐 보세요. 읽던 자리는 어느 기기에서든 이어져요.',
        link: { href: routes.tales.path(), label: '이야기 고르기' },
      }
    case 'stories_merged':
      return {
        sentence: `로그인 전에 하던 이야기 ${notice.data.stories}개를 옮겨 왔어요.`,
        link: { href: routes.me.path(), label: '옮겨 온 이야기 보기' },
      }
    case 'new_sign_in':
      return {
        sentence: '새 기기에서 로그인했어요.',
        detail: notice.data.device,
        signInId: notice.data.sessionId,
      }
    case 'short_time_sign_in':
      return {
        sentence: '임시 비밀번호로 새 기기에서 로그인했어요.',
        detail: notice.data.device,
        signInId: notice.data.sessionId,
      }
    case 'password_changed':
      return {
        sentence: '비밀번호를 바꿨어요.',
        detail: '내가 바꾸지 않았다면 바로 다시 정해 주세요.',
        link: { href: routes.me.path(), label: '내 계정 보기' },
      }
    case 'deletion_undone':
      return {
        sentence: '탈퇴를 취소하고 돌아왔어요.',
        detail: '이야기와 프로필은 모두 그대로 있어요.',
      }
  }
}
