type Arrived = {
  nickName: string
  stories: number | null
  hasReturned: boolean
  hasNewPassword: boolean
}

/** What is said to somebody who has come in. */
export function arrivalWords(arrived: Arrived): string[] {
  const { nickName, stories, hasReturned, hasNewPassword } = arrived
  return [
    ...(hasNewPassword ? ['비밀번호를 바꿨어요.'] : []),
    hasReturned ? '탈퇴를 취소하고 돌아왔어요.' : `환영해요, ${nickName} 님.`,
    ...(stories ? [mergedWords(stories)] : []),
  ]
}

export function mergedWords(stories: number): string {
  return `로그인 전에 하던 이야기 ${stories}개를 옮겨 왔어요.`
}
