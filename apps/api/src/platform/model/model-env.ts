import { z } from 'zod'

export const PROVIDERS = ['openai', 'anthropic', 'google'] as const
export type ModelProvider = (typeof PROVIDERS)[number]

export const MODEL_TIERS = ['basic', 'deep'] as const
export type ModelTier = (typeof MODEL_TIERS)[number]

export type ModelSettings = {
  tier: ModelTier
  provider: ModelProvider
  /** Null is the provider's own address; never null for `openai`. */
  baseUrl: string | null
  apiKey: string | null
  name: string
  /** Tokens of prompt and answer together. */
  context: number
  maxTokens: number
  temperature: number | null
  concurrency: number
  firstTokenMs: number
  silenceMs: number
  totalMs: number
}

const HOUR_MS = 3_600_000

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((url) => {
    const { username, password } = new URL(url)
    return username + password === ''
  }, 'must hold no name or password: the key has a variable of its own')

const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const tierShape = {
  BASE_URL: baseUrl.optional(),
  API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'holds a space or a character that no key has')
    .optional(),
  NAME: z.string().trim().min(1).max(200).optional(),
  PROVIDER: z.enum(PROVIDERS).optional(),
  CONTEXT: number(1_024, 10_000_000).optional(),
  MAX_TOKENS: number(16, 100_000).optional(),
  TEMPERATURE: z.coerce.number().min(0).max(2).optional(),
  CONCURRENCY: number(1, 10_000).optional(),
  FIRST_TOKEN_MS: number(100, HOUR_MS).optional(),
  SILENCE_MS: number(100, HOUR_MS).optional(),
  TOTAL_MS: number(100, HOUR_MS).optional(),
}

/** The variables of both tiers, to be spread into the app's environment. */
export const modelEnvShape = {
  STORY_MODEL_BASE_URL: tierShape.BASE_URL,
  STORY_MODEL_API_KEY: tierShape.API_KEY,
  STORY_MODEL_NAME: tierShape.NAME,
  STORY_MODEL_PROVIDER: tierShape.PROVIDER,
  STORY_MODEL_CONTEXT: tierShape.CONTEXT,
  STORY_MODEL_MAX_TOKENS: tierShape.MAX_TOKENS,
  STORY_MODEL_TEMPERATURE: tierShape.TEMPERATURE,
  STORY_MODEL_CONCURRENCY: tierShape.CONCURRENCY,
  STORY_MODEL_FIRST_TOKEN_MS: tierShape.FIRST_TOKEN_MS,
  STORY_MODEL_SILENCE_MS: tierShape.SILENCE_MS,
  STORY_MODEL_TOTAL_MS: tierShape.TOTAL_MS,
  STORY_MODEL_DEEP_BASE_URL: tierShape.BASE_URL,
  STORY_MODEL_DEEP_API_KEY: tierShape.API_KEY,
  STORY_MODEL_DEEP_NAME: tierShape.NAME,
  STORY_MODEL_DEEP_PROVIDER: tierShape.PROVIDER,
  STORY_MODEL_DEEP_CONTEXT: tierShape.CONTEXT,
  STORY_MODEL_DEEP_MAX_TOKENS: tierShape.MAX_TOKENS,
  STORY_MODEL_DEEP_TEMPERATURE: tierShape.TEMPERATURE,
  STORY_MODEL_DEEP_CONCURRENCY: tierShape.CONCURRENCY,
  STORY_MODEL_DEEP_FIRST_TOKEN_MS: tierShape.FIRST_TOKEN_MS,
  STORY_MODEL_DEEP_SILENCE_MS: tierShape.SILENCE_MS,
  STORY_MODEL_DEEP_TOTAL_MS: tierShape.TOTAL_MS,
}

export const ModelEnv = z.object(modelEnvShape)
export type ModelEnv = z.infer<typeof ModelEnv>
