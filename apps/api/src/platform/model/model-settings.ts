import type { ModelEnv, ModelSettings, ModelTier } from './model-env.js'

const DEFAULTS = {
  provider: 'openai',
  context: 8_192,
  maxTokens: 900,
  concurrency: 32,
  firstTokenMs: 30_000,
  silenceMs: 20_000,
  totalMs: 180_000,
} as const

type TierOptions = { [Key in keyof Omit<ModelSettings, 'tier'>]?: ModelSettings[Key] | undefined }

/** Each tier that is configured, none being the default; throws a line that names what half a tier lacks. */
export function readModelSettings(env: ModelEnv): Partial<Record<ModelTier, ModelSettings>> {
  const basic = basicOf(env)
  const deep = deepOf(env)
  return {
    ...(hasOptions(basic) && { basic: complete('basic', basic, {}) }),
    ...(hasOptions(deep) && { deep: complete('deep', deep, basic) }),
  }
}

const hasOptions = (options: TierOptions) =>
  Object.values(options).some((value) => value !== undefined)

/**
 * A tier with the values of `fallback` for what it leaves out. An address is taken over only from the same provider,
 * and a key only for the same address: no other server may see it.
 */
function complete(tier: ModelTier, options: TierOptions, fallback: TierOptions): ModelSettings {
  const refuse = (variable: string, reason: string): never => {
    throw new Error(
      `${tier === 'basic' ? 'STORY_MODEL_' : 'STORY_MODEL_DEEP_'}${variable}: ${reason}`,
    )
  }
  const provider = options.provider ?? fallback.provider ?? DEFAULTS.provider
  const isSameProvider = provider === (fallback.provider ?? DEFAULTS.provider)
  const baseUrl = options.baseUrl ?? (isSameProvider ? fallback.baseUrl : null) ?? null
  const isSameServer = isSameProvider && baseUrl === (fallback.baseUrl ?? null)
  const settings = {
    tier,
    provider,
    baseUrl,
    apiKey: options.apiKey ?? (isSameServer ? fallback.apiKey : null) ?? null,
    name: options.name ?? refuse('NAME', 'missing, though other variables of this model are set'),
    context: options.context ?? fallback.context ?? DEFAULTS.context,
    maxTokens: options.maxTokens ?? fallback.maxTokens ?? DEFAULTS.maxTokens,
    temperature: options.temperature ?? fallback.temperature ?? null,
    concurrency: options.concurrency ?? fallback.concurrency ?? DEFAULTS.concurrency,
    firstTokenMs: options.firstTokenMs ?? fallback.firstTokenMs ?? DEFAULTS.firstTokenMs,
    silenceMs: options.silenceMs ?? fallback.silenceMs ?? DEFAULTS.silenceMs,
    totalMs: options.totalMs ?? fallback.totalMs ?? DEFAULTS.totalMs,
  }
  if (provider === 'openai' && baseUrl === null) {
    refuse('BASE_URL', 'missing: an OpenAI-compatible server needs its address')
  }
  if (provider !== 'openai' && settings.apiKey === null) {
    refuse('API_KEY', `missing: ${provider} needs a key`)
  }
  if (settings.maxTokens * 2 > settings.context) {
    refuse('MAX_TOKENS', 'at most half of the context may be kept for the answer')
  }
  return settings
}

function basicOf(env: ModelEnv): TierOptions {
  return {
    provider: env.STORY_MODEL_PROVIDER,
    baseUrl: env.STORY_MODEL_BASE_URL,
    apiKey: env.STORY_MODEL_API_KEY,
    name: env.STORY_MODEL_NAME,
    context: env.STORY_MODEL_CONTEXT,
    maxTokens: env.STORY_MODEL_MAX_TOKENS,
    temperature: env.STORY_MODEL_TEMPERATURE,
    concurrency: env.STORY_MODEL_CONCURRENCY,
    firstTokenMs: env.STORY_MODEL_FIRST_TOKEN_MS,
    silenceMs: env.STORY_MODEL_SILENCE_MS,
    totalMs: env.STORY_MODEL_TOTAL_MS,
  }
}

function deepOf(env: ModelEnv): TierOptions {
  return {
    provider: env.STORY_MODEL_DEEP_PROVIDER,
    baseUrl: env.STORY_MODEL_DEEP_BASE_URL,
    apiKey: env.STORY_MODEL_DEEP_API_KEY,
    name: env.STORY_MODEL_DEEP_NAME,
    context: env.STORY_MODEL_DEEP_CONTEXT,
    maxTokens: env.STORY_MODEL_DEEP_MAX_TOKENS,
    temperature: env.STORY_MODEL_DEEP_TEMPERATURE,
    concurrency: env.STORY_MODEL_DEEP_CONCURRENCY,
    firstTokenMs: env.STORY_MODEL_DEEP_FIRST_TOKEN_MS,
    silenceMs: env.STORY_MODEL_DEEP_SILENCE_MS,
    totalMs: env.STORY_MODEL_DEEP_TOTAL_MS,
  }
}
