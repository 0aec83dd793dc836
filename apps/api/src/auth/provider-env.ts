import { z } from 'zod'

const text = z.string().min(1).optional()

/** A provider is offered where its client id and secret (for Apple, its key) are set. `*_ORIGIN` is for tests on a stub. */
export const providerEnvShape = {
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  KAKAO_ORIGIN: z.url().optional(),
  NAVER_CLIENT_ID: text,
  NAVER_CLIENT_SECRET: text,
  NAVER_ORIGIN: z.url().optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ORIGIN: z.url().optional(),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  /** The PKCS #8 key in PEM; line breaks may be written `\n`. */
  APPLE_PRIVATE_KEY: text,
  APPLE_ORIGIN: z.url().optional(),
}

const ProviderEnv = z.object(providerEnvShape)
export type ProviderEnv = z.infer<typeof ProviderEnv>
