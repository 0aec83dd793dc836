type Arrived = { nickName: string; stories: number | null; hasReturned: boolean }

/** What is said to somebody who has come in. */
export function arrivalWords({ nickName, stories, hasReturned }: Arrived): string[] {
  const greeting = hasReturned ? '탈퇴를 취소하고 돌아왔어요.' : `환영해요, ${nickName} 님.`
  return stories ? [greeting, mergedWords(stories)] : [greeting]
}

export function mergedWords(stories: number): string {
  return `로그인 전에 하던 이야기 ${stories}개를 옮겨 왔어요.`
}
