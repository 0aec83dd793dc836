import type { AuthProvider } from '@doran/contract'
import { AUTH_PROVIDERS } from '@doran/contract/names'

export const PROVIDER_NAMES: Record<AuthProvider, string> = {
  kakao: '카카오',
  naver: '네이버',
  google: 'Google',
  apple: 'Apple',
}

const ANOTHER_WAY = '다른 방법으로도 로그인할 수 있어요.'

/** Why a provider's sign-in failed; `name` is the provider's, where it is known. */
const REFUSALS: Record<string, (name: string) => string> = {
  provider_cancelled: (name) => `${name} 로그인이 취소됐어요. ${ANOTHER_WAY}`,
  provider_down: (name) => `${name} 로그인은 지금 응답이 없어요. ${ANOTHER_WAY}`,
  account_ended: () =>
    '규칙을 크게 어겨 이용이 끝난 계정이에요. 이유와 이의 제기 방법은 메일로 보내 드렸어요.',
  account_exists: () => '이 이메일로 만든 계정이 이미 있어요. 그때 쓴 방법으로 로그인해 주세요.',
}

const NOT_FINISHED = '로그인을 마치지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.'

/** The message for `?error=` and `?provider=` of `/login`; no text of the address is shown. */
export function loginErrorMessage(error: string | null, provider: string | null): string | null {
  if (error === null) return null
  const known = AUTH_PROVIDERS.find((each) => each === provider)
  const message = Object.hasOwn(REFUSALS, error) ? REFUSALS[error] : undefined
  return message ? message(known ? PROVIDER_NAMES[known] : '').trim() : NOT_FINISHED
}
