/** Why somebody is asked to sign in just now; the key may stand in an address, the words never do. */
export const LOGIN_REASONS = {
  required: '여기부터는 로그인이 필요해요.',
  expired: '로그인이 풀렸어요. 다시 로그인하면 이어서 할 수 있어요.',
  'continue-story': 'AI 모델과 계속 이어 읽으려면 로그인이 필요해요.',
  'keep-story': '로그인하면 이 이야기를 어느 기기에서나 이어 읽을 수 있어요.',
  notification: '로그인하면 나에게 온 소식을 볼 수 있어요.',
} as const

export type LoginReason = keyof typeof LOGIN_REASONS

/** The words of a key from an address; null for anything else. */
export function loginReasonWords(key: string | null | undefined): string | null {
  return isLoginReason(key) ? LOGIN_REASONS[key] : null
}

function isLoginReason(key: string | null | undefined): key is LoginReason {
  return typeof key === 'string' && Object.hasOwn(LOGIN_REASONS, key)
}
