import type { InboxCopy } from '../notice-copy.js'

export const chat = {
  chat: ({ channelId, name }) => ({
    sentence: `${name} 님이 메시지를 보냈어요.`,
    link: { to: 'chatroom', query: { id: channelId }, label: '대화 보기' },
  }),
} satisfies Partial<InboxCopy>
