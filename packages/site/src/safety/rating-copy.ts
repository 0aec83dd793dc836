export const OVER_15 = '만 15세 이상이에요'

/** Beside the question: it is asked once. */
export function ratingNote(isMember: boolean): string {
  return isMember
    ? '한 번만 물어봐요. 답은 내\u00a0정보에서 바꿀 수 있어요.'
    : '이 브라우저에서 한 번만 물어봐요.'
}
