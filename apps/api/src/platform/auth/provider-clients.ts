import { createPrivateKey } from 'node:crypto'
import type { AuthProvider } from '@doran/contract'
import { SignJWT } from 'jose'
import type { ProviderEnv } from './provider-env.js'

/** Our own credentials at a provider. */
export type ProviderClient = {
  id: string
  secret: () => Promise<string>
  origin: string | undefined
}

const APPLE = 'https://appleid.apple.com'

/** The clients that are configured. */
export function readClients(env: ProviderEnv): Record<AuthProvider, ProviderClient | null> {
  return {
    kakao: withSecret(env.KAKAO_CLIENT_ID, env.KAKAO_CLIENT_SECRET, env.KAKAO_ORIGIN),
    naver: withSecret(env.NAVER_CLIENT_ID, env.NAVER_CLIENT_SECRET, env.NAVER_ORIGIN),
    google: withSecret(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ORIGIN),
    apple: withKey(env),
  }
}

function withSecret(
  id: string | undefined,
  secret: string | undefined,
  origin: string | undefined,
): ProviderClient | null {
  return id && secret ? { id, secret: () => Promise.resolve(secret), origin } : null
}

/** Apple takes no secret but a short-lived word signed by the team's key. */
function withKey(env: ProviderEnv): ProviderClient | null {
  const { APPLE_CLIENT_ID: id, APPLE_TEAM_ID: team, APPLE_KEY_ID: kid } = env
  if (!id || !team || !kid || !env.APPLE_PRIVATE_KEY) return null
  const key = createPrivateKey(env.APPLE_PRIVATE_KEY)
  const secret = () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(team)
      .setSubject(id)
      .setAudience(APPLE)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(key)
  return { id, secret, origin: env.APPLE_ORIGIN }
}
