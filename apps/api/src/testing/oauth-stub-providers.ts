import { AUTH_PROVIDERS } from '@doran/contract/names'
import type { AuthProvider } from '@doran/contract'

/** Somebody with an account at a provider. */
export type StubPerson = {
  id: string
  name?: string
  nickName?: string
  email?: string
  /** Whether the provider has checked the address. */
  isChecked?: boolean
}

/** `person`: where the person is told of; Apple has keys there instead. */
export type StubCall = 'authorize' | 'token' | 'person'

type StubProvider = {
  paths: Record<StubCall, string>
  cancelled: string
  /** What must come with the question, and again with the code. */
  binding: 'pkce' | 'nonce' | 'state' | null
  scopes: readonly string[]
  /** The person as the provider describes them; null where a signed token does. */
  describe: ((person: StubPerson) => unknown) | null
}

export const STUB_PROVIDERS: Record<AuthProvider, StubProvider> = {
  kakao: {
    paths: { authorize: '/oauth/authorize', token: '/oauth/token', person: '/v2/user/me' },
    cancelled: 'access_denied',
    binding: null,
    scopes: [],
    describe: ({ id, name, nickName, email, isChecked = true }) => ({
      id: Number(id),
      connected_at: '2026-11-21T00:00:00Z',
      properties: { nickname: nickName },
      kakao_account: {
        ...(nickName && {
          profile_nickname_needs_agreement: false,
          profile: { nickname: nickName, is_default_nickname: false },
        }),
        ...(name && { name_needs_agreement: false, name }),
        has_email: email !== undefined,
        email_needs_agreement: email === undefined,
        ...(email && { is_email_valid: true, is_email_verified: isChecked, email }),
      },
    }),
  },
  naver: {
    paths: { authorize: '/oauth2.0/authorize', token: '/oauth2.0/token', person: '/v1/nid/me' },
    cancelled: 'access_denied',
    binding: 'state',
    scopes: [],
    describe: ({ id, name, nickName, email }) => ({
      resultcode: '00',
      message: 'success',
      response: { id, name, nickname: nickName, email, age: '20-29' },
    }),
  },
  google: {
    paths: { authorize: '/o/oauth2/v2/auth', token: '/token', person: '/v1/userinfo' },
    cancelled: 'access_denied',
    binding: 'pkce',
    scopes: ['openid', 'email', 'profile'],
    describe: ({ id, name, email, isChecked = true }) => ({
      sub: id,
      name,
      picture: 'https://lh3.googleusercontent.com/a/x=s96-c',
      email,
      email_verified: isChecked,
    }),
  },
  apple: {
    paths: { authorize: '/auth/authorize', token: '/auth/token', person: '/auth/keys' },
    cancelled: 'user_cancelled_authorize',
    binding: 'nonce',
    scopes: ['name', 'email'],
    describe: null,
  },
}

/** Which call of which provider a path is; no two share one. */
export function findStubCall(path: string): { provider: AuthProvider; call: StubCall } | null {
  for (const provider of AUTH_PROVIDERS) {
    const { paths } = STUB_PROVIDERS[provider]
    if (path === paths.authorize) return { provider, call: 'authorize' }
    if (path === paths.token) return { provider, call: 'token' }
    if (path === paths.person) return { provider, call: 'person' }
  }
  return null
}
