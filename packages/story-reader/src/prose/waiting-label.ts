/** The label of a turn that waits while others come before it. */
export function waitingLabel(ahead: number): string {
  const waiting = '차례를 기다리고 있어요'
  return ahead > 0 ? `${waiting} · 앞에 ${ahead}명` : waiting
}
