import type { InboxCopy } from '../notice-copy.js'

export const yearend = {
  year_letter: ({ year }) => ({
    sentence: `${year}년의 내가 보낸 편지가 도착했어요.`,
    link: { to: 'yearend', label: '편지 읽기' },
  }),
} satisfies Partial<InboxCopy>
