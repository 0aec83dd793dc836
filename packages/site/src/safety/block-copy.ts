/** Describes the effect of blocking a person. */
export const BLOCK_EFFECT =
  '글과 댓글이 서로 보이지 않고, 메시지를 주고받을 수 없어요. 나눈 대화는 내 목록에서 사라져요. 내\u00a0정보에서 풀 수 있어요.'
