/** What happens once somebody is blocked. */
export const BLOCK_EFFECT =
  '서로 메시지를 보낼 수 없고, 대화 목록과 댓글에서 보이지 않아요. 내\u00a0정보에서 풀 수 있어요.'
