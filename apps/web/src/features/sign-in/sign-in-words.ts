import type { AuthProvider } from '@doran/contract'
import { AUTH_PROVIDERS } from '@doran/contract/names'

export const PROVIDER_NAMES: Record<AuthProvider, string> = {
  kakao: '카카오',
  naver: '네이버',
  google: 'Google',
  apple: 'Apple',
}

const CANCELLED = new Set(['access_denied', 'consent_required', 'user_cancelled_authorize'])

/** How a provider's sign-in ended where it did not end well. */
export function refusalWords(error: string | null, provider: string | null): string | null {
  if (error === null) return null
  const known = AUTH_PROVIDERS.find((each) => each === provider)
  if (!CANCELLED.has(error))
    return '로그인을 마치지 못했어요. 다시 하거나 다른 방법으로 들어와 주세요.'
  return `${known ? `${PROVIDER_NAMES[known]} ` : ''}로그인이 취소됐어요. 다른 방법으로도 들어올 수 있어요.`
}
