/** The label of a turn that waits while others come before it. */
export function waitingLabel(ahead: number): string {
  const waiting = '순서를 기다리는 중'
  return ahead > 0 ? `${waiting} · 앞에 ${ahead}명` : waiting
}
