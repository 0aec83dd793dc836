/** Asks before a conversation is left. */
export const LEAVE_QUESTION = {
  title: '대화방에서 나갈까요?',
  body: '지금까지의 메시지는 다시 볼 수 없어요. 상대가 새로 메시지를 보내면 대화가 다시 시작돼요.',
  confirmLabel: '나가기',
  cancelLabel: '취소',
  isDestructive: true,
} as const

export const LEFT = '대화방에서 나왔어요.'
