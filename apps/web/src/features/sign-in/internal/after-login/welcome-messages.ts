import type { LoginResult } from '@doran/site/sign-in'
import type { Merged } from './merge-visitor'

type Login = LoginResult & {
  nickName: string
  merged: Merged | null
  /** Whether the address says that a deletion was cancelled, which anybody may write. */
  mayHaveReturned: boolean
}

/** What somebody who has signed in is shown. */
export function welcomeMessages(login: Login): string[] {
  const { merged, hasNewPassword } = login
  const moved = merged && mergedMessage(merged)
  return [
    ...(hasNewPassword ? ['비밀번호를 바꿨어요.'] : []),
    greeting(login),
    ...(moved ? [moved] : []),
  ]
}

function greeting({ nickName, hasReturned, mayHaveReturned }: Login): string {
  if (hasReturned) return '탈퇴를 취소하고 돌아왔어요.'
  // True whoever wrote the address.
  return mayHaveReturned
    ? `${nickName} 님, 반가워요. 계정은 그대로 있어요.`
    : `환영해요, ${nickName} 님.`
}

/** Null where nothing came over. */
export function mergedMessage({ stories, plays }: Merged): string | null {
  const moved = [
    ...(stories > 0 ? [`읽던 이야기 ${stories}개`] : []),
    ...(plays > 0 ? [`하던 놀이 ${plays}개`] : []),
  ]
  return moved.length > 0 ? `로그인 전에 ${moved.join('와 ')}를 계정으로 옮겼어요.` : null
}
