import type { InboxCopy } from '../notice-copy.js'

export const tales = {
  stories_merged: ({ stories }) => ({
    sentence: `로그인 전에 읽던 이야기 ${stories}개를 계정으로 옮겼어요.`,
    link: { to: 'myTales', label: '옮긴 이야기 보기' },
  }),
  review_reply: ({ themeId, title, excerpt }) => ({
    sentence: `‘${title}’에 남긴 후기에 만든 이가 답글을 달았어요.`,
    detail: excerpt,
    link: { to: 'reviews', query: { theme: themeId }, label: '답글 보기' },
  }),
  review_helpful: ({ themeId, title, helpful, runes }) => ({
    sentence:
      runes > 0
        ? `‘${title}’ 후기가 ${helpful}명에게 도움이 돼서 ${runes}룬을 받았어요.`
        : `‘${title}’ 후기가 ${helpful}명에게 도움이 됐어요.`,
    link: { to: 'reviews', query: { theme: themeId }, label: '내 후기 보기' },
  }),
} satisfies Partial<InboxCopy>
