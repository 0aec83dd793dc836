import type { InboxCopy } from '../notice-copy.js'

export const tree = {
  tree_letter: ({ shareCode, tree: name, count }) => ({
    sentence:
      count > 1 ? `‘${name}’에 새 편지가 ${count}통 걸렸어요.` : `‘${name}’에 새 편지가 걸렸어요.`,
    link: { to: 'tree', query: { tree: shareCode }, label: '나무 보러 가기' },
  }),
  tree_opened: ({ shareCode, tree: name, letters }) => ({
    sentence:
      letters > 0
        ? `‘${name}’에 걸린 편지 ${letters}통을 이제 열어 볼 수 있어요.`
        : `오늘은 ‘${name}’ 여는 날이에요.`,
    link: {
      to: 'tree',
      query: { tree: shareCode },
      label: letters > 0 ? '편지 열어 보기' : '나무 보러 가기',
    },
  }),
} satisfies Partial<InboxCopy>
