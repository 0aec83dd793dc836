import type { LoginResult } from '@doran/site/sign-in'

type Login = LoginResult & {
  nickName: string
  stories: number | null
  /** Whether the address says that a deletion was cancelled, which anybody may write. */
  mayHaveReturned: boolean
}

/** What somebody who has signed in is shown. */
export function welcomeMessages(login: Login): string[] {
  const { stories, hasNewPassword } = login
  return [
    ...(hasNewPassword ? ['비밀번호를 바꿨어요.'] : []),
    greeting(login),
    ...(stories ? [mergedMessage(stories)] : []),
  ]
}

function greeting({ nickName, hasReturned, mayHaveReturned }: Login): string {
  if (hasReturned) return '탈퇴를 취소하고 돌아왔어요.'
  // True whoever wrote the address.
  return mayHaveReturned
    ? `${nickName} 님, 반가워요. 계정은 그대로 있어요.`
    : `환영해요, ${nickName} 님.`
}

export function mergedMessage(stories: number): string {
  return `로그인 전에 읽던 이야기 ${stories}개를 계정으로 옮겼어요.`
}
