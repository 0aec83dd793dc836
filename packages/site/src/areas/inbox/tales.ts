import type { InboxCopy } from './notice-copy.js'

export const tales = {
  stories_merged: ({ stories }) => ({
    sentence: `로그인 전에 읽던 이야기 ${stories}개를 계정으로 옮겼어요.`,
    link: { to: 'me', label: '옮긴 이야기 보기' },
  }),
} satisfies Partial<InboxCopy>
