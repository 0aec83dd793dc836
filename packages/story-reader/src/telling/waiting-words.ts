/** What a turn says while others are told before it. */
export function waitingWords(ahead: number): string {
  const waiting = '차례를 기다리고 있어요'
  return ahead > 0 ? `${waiting} · 앞에 ${ahead}명` : waiting
}
