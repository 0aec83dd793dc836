import type { LoginResult } from '../login-result'

type Arrived = LoginResult & {
  nickName: string
  stories: number | null
  /** Whether the address says that the account was leaving, which anybody may write. */
  isSaidToReturn: boolean
}

/** What is said to somebody who has come in. */
export function welcomeMessages(arrived: Arrived): string[] {
  const { stories, hasNewPassword } = arrived
  return [
    ...(hasNewPassword ? ['비밀번호를 바꿨어요.'] : []),
    greeting(arrived),
    ...(stories ? [mergedMessage(stories)] : []),
  ]
}

function greeting({ nickName, hasReturned, isSaidToReturn }: Arrived): string {
  if (hasReturned) return '탈퇴를 취소하고 돌아왔어요.'
  // True of everybody who reads it.
  return isSaidToReturn
    ? `${nickName} 님, 다시 만나 반가워요. 계정은 그대로 있어요.`
    : `환영해요, ${nickName} 님.`
}

export function mergedMessage(stories: number): string {
  return `로그인 전에 하던 이야기 ${stories}개를 옮겨 왔어요.`
}
