import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

const text = z.string().min(1).optional()
/** For tests on a stub: takes the place of the origin of every address of the provider. */
const origin = z.url().optional()

/** A provider is offered where its client id and secret (for Apple, its key) are set. */
export const providerEnvShape = {
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  KAKAO_ORIGIN: origin,
  NAVER_CLIENT_ID: text,
  NAVER_CLIENT_SECRET: text,
  NAVER_ORIGIN: origin,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ORIGIN: origin,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  /** The PKCS #8 key in PEM; line breaks may be written `\n`. */
  APPLE_PRIVATE_KEY: text
    .transform((pem) => pem?.replaceAll('\\n', '\n'))
    .refine((pem) => pem === undefined || isSigningKey(pem), 'must be a P-256 key in PEM'),
  APPLE_ORIGIN: origin,
}

const ProviderEnv = z.object(providerEnvShape)
export type ProviderEnv = z.infer<typeof ProviderEnv>

const TOGETHER = [
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const

const ORIGINS = ['KAKAO_ORIGIN', 'NAVER_ORIGIN', 'GOOGLE_ORIGIN', 'APPLE_ORIGIN'] as const

/** Refuses a provider that is configured by half, and in production one whose secrets would go over plain http. */
export function refuseWrongProviders(env: ProviderEnv & { APP_ENV: string }): void {
  for (const names of TOGETHER) {
    const missing = names.find((name) => env[name] === undefined)
    const present = names.find((name) => env[name] !== undefined)
    if (missing && present) throw new Error(`${missing}: ${present} needs it`)
  }
  if (env.APP_ENV !== 'production') return
  const plain = ORIGINS.find((name) => env[name]?.startsWith('http:'))
  if (plain) throw new Error(`${plain}: must be https in production`)
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
