/** What the counter says aloud; null while there is plenty of room. */
export function remainingNotice(length: number, limit: number): string | null {
  if (length > limit) return `${(length - limit).toLocaleString('ko-KR')}자 넘었어요.`
  if (limit - length <= Math.max(10, Math.floor(limit * 0.1))) {
    return `${(limit - length).toLocaleString('ko-KR')}자 더 쓸 수 있어요.`
  }
  return null
}
