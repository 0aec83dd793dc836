import type { InboxCopy } from '../notice-copy.js'

export const account = {
  welcome: () => ({
    sentence: '도란에 오신 걸 환영해요.',
    detail: '마음이 가는 이야기부터 읽어 보세요. 읽던 곳부터 어느 기기에서나 이어 읽을 수 있어요.',
    link: { to: 'tales', label: '이야기 둘러보기' },
  }),
  new_sign_in: ({ device, sessionId }) => ({
    sentence: '새 기기에서 로그인했어요.',
    detail: device,
    signInId: sessionId,
  }),
  short_time_sign_in: ({ device, sessionId }) => ({
    sentence: '일회용 로그인 번호로 새 기기에서 로그인했어요.',
    detail: device,
    signInId: sessionId,
  }),
  password_changed: () => ({
    sentence: '비밀번호를 바꿨어요.',
    detail: '내가 바꾸지 않았다면 비밀번호를 다시 바꿔 주세요.',
    link: { to: 'me', label: '내 정보 보기' },
  }),
  deletion_undone: () => ({
    sentence: '탈퇴를 취소하고 돌아왔어요.',
    detail: '이야기와 프로필은 모두 그대로 있어요.',
  }),
} satisfies Partial<InboxCopy>
