import { expect, it } from 'vitest'
import { ModelEnv } from './model-env.js'
import { readModelSettings } from './model-settings.js'

const read = (env: Record<string, string>) => readModelSettings(ModelEnv.parse(env))

const LOCAL = {
  STORY_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
  STORY_MODEL_NAME: 'gemma3:12b',
}

it('has no model without a configuration', () => {
  expect(read({})).toEqual({})
})

it('fills in what an OpenAI-compatible server leaves out', () => {
  expect(read(LOCAL)).toEqual({
    basic: {
      tier: 'basic',
      provider: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      name: 'gemma3:12b',
      context: 8_192,
      maxTokens: 900,
      temperature: null,
      concurrency: 32,
      firstTokenMs: 30_000,
      silenceMs: 20_000,
      totalMs: 180_000,
    },
  })
})

it('needs no address for providers that have one', () => {
  const { basic } = read({
    STORY_MODEL_PROVIDER: 'anthropic',
    STORY_MODEL_NAME: 'm',
    STORY_MODEL_API_KEY: 'k',
  })
  expect(basic).toMatchObject({ provider: 'anthropic', baseUrl: null, apiKey: 'k' })
})

it.each([
  [{ STORY_MODEL_BASE_URL: 'http://x/v1' }, /^STORY_MODEL_NAME: missing/],
  [{ STORY_MODEL_TEMPERATURE: '1' }, /^STORY_MODEL_NAME: missing/],
  [{ STORY_MODEL_NAME: 'm' }, /^STORY_MODEL_BASE_URL: missing/],
  [{ STORY_MODEL_NAME: 'm', STORY_MODEL_PROVIDER: 'google' }, /^STORY_MODEL_API_KEY: missing/],
  [{ ...LOCAL, STORY_MODEL_DEEP_CONTEXT: '9000' }, /^STORY_MODEL_DEEP_NAME: missing/],
  [{ STORY_MODEL_DEEP_NAME: 'm' }, /^STORY_MODEL_DEEP_BASE_URL: missing/],
  [{ ...LOCAL, STORY_MODEL_MAX_TOKENS: '5000' }, /^STORY_MODEL_MAX_TOKENS: at most half/],
])('refuses half a configuration by the name of what is missing: %o', (env, line) => {
  expect(() => read(env)).toThrow(line)
})

it.each([
  ['STORY_MODEL_BASE_URL', 'ftp://x/v1'],
  ['STORY_MODEL_BASE_URL', 'http://me:secret@x/v1'],
  ['STORY_MODEL_API_KEY', 'two\nlines'],
  ['STORY_MODEL_PROVIDER', 'other'],
  ['STORY_MODEL_CONTEXT', 'much'],
  ['STORY_MODEL_CONCURRENCY', '0'],
])('refuses %s=%o', (name, value) => {
  expect(ModelEnv.safeParse({ ...LOCAL, [name]: value }).error?.issues[0]?.path).toEqual([name])
})

it('lets the deep tier inherit all but the name', () => {
  const { basic, deep } = read({
    ...LOCAL,
    STORY_MODEL_API_KEY: 'k',
    STORY_MODEL_CONTEXT: '16000',
    STORY_MODEL_DEEP_NAME: 'big',
    STORY_MODEL_DEEP_SILENCE_MS: '60000',
  })
  expect(deep).toEqual({ ...basic, tier: 'deep', name: 'big', silenceMs: 60_000 })
})

it('gives a key only to the server it was meant for', () => {
  const keyed = { ...LOCAL, STORY_MODEL_API_KEY: 'k', STORY_MODEL_DEEP_NAME: 'big' }
  const elsewhere = read({ ...keyed, STORY_MODEL_DEEP_BASE_URL: 'https://other/v1' })
  expect(elsewhere.deep).toMatchObject({ baseUrl: 'https://other/v1', apiKey: null })
  expect(() => read({ ...keyed, STORY_MODEL_DEEP_PROVIDER: 'anthropic' })).toThrow(
    /^STORY_MODEL_DEEP_API_KEY/,
  )
  const other = { STORY_MODEL_DEEP_PROVIDER: 'anthropic', STORY_MODEL_DEEP_API_KEY: 'a' }
  expect(read({ ...keyed, ...other }).deep).toMatchObject({ baseUrl: null, apiKey: 'a' })
})
