import { expect, it, onTestFinished } from 'vitest'
import { honestName } from './honest-name.js'
import { ModelHealth } from './model-health.js'
import { ModelError } from './model-port.js'
import { ModelEnv } from './model-env.js'
import { createModels, type ModelsOptions } from './models.js'
import { readModelSettings } from './model-settings.js'
import {
  DONE,
  startStream,
  failureOf,
  piece,
  startUpstream,
  streamAll,
} from './testing/upstream.js'

function modelsOf(env: Record<string, string>, options: ModelsOptions = {}) {
  const models = createModels(readModelSettings(ModelEnv.parse(env)), options)
  onTestFinished(() => models.close())
  return models
}

it('has no tier without a configuration', () => {
  const models = modelsOf({})
  expect([models.tiers, models.get('basic')]).toEqual([[], null])
})

it('streams from the tier that is asked for, within its limits', async () => {
  const { url, exchanges } = await startUpstream(({ answer }) =>
    startStream(answer).end(piece('가'.repeat(200)) + DONE),
  )
  const models = modelsOf({
    STORY_MODEL_BASE_URL: url,
    STORY_MODEL_NAME: 'small',
    STORY_MODEL_DEEP_NAME: 'big',
    STORY_MODEL_DEEP_MAX_TOKENS: '16',
    STORY_MODEL_DEEP_CONCURRENCY: '1',
  })
  expect(models.tiers).toEqual(['basic', 'deep'])
  const deep = models.get('deep')
  if (!deep) throw new Error('no deep tier')
  expect(await streamAll(deep)).toMatchObject({
    text: '가'.repeat(128),
    finish: { reason: 'length' },
  })
  expect(JSON.parse(exchanges[0]?.body ?? '')).toMatchObject({ model: 'big' })
  expect((await deep.countTokens())('안녕하세요')).toBe(2)
  expect(deep).toMatchObject({ tier: 'deep', name: 'big', context: 8_192, maxTokens: 16 })
})

it('counts other providers by estimate', async () => {
  const models = modelsOf({
    STORY_MODEL_PROVIDER: 'google',
    STORY_MODEL_NAME: 'm',
    STORY_MODEL_API_KEY: 'k',
  })
  expect((await models.get('basic')?.countTokens())?.('안녕하세요')).toBe(13)
})

it('is unwell after three failures, and well again when the server answers', async () => {
  let isUp = false
  const paths: (string | undefined)[] = []
  const { url } = await startUpstream(({ request, answer }) => {
    paths.push(request.url)
    if (isUp) answer.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}')
    else answer.writeHead(500).end()
  })
  const failures: string[] = []
  const models = modelsOf(
    { STORY_MODEL_BASE_URL: url, STORY_MODEL_NAME: 'm' },
    { probeEveryMs: 30, onFailure: (tier, { kind }) => failures.push(`${tier} ${kind}`) },
  )
  const model = models.get('basic')
  if (!model) throw new Error('no basic tier')
  for (let count = 0; count < 2; count += 1) await failureOf(model)
  expect(model.health()).toEqual({ isWell: true, lastErrorKind: 'bad-answer' })
  await failureOf(model)
  expect(model.health()).toEqual({ isWell: false, lastErrorKind: 'bad-answer' })
  expect(failures).toEqual(Array.from({ length: 3 }, () => 'basic bad-answer'))
  await expect.poll(() => paths.includes('/v1/models')).toBe(true)
  expect(model.health().isWell).toBe(false)
  isUp = true
  await expect.poll(() => model.health()).toEqual({ isWell: true, lastErrorKind: null })
  const requests = paths.length
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(paths).toHaveLength(requests)
})

it('gives an unwell server another chance after 30 s', () => {
  let now = 0
  const health = new ModelHealth(() => now)
  const failure = new ModelError('refused', 'nobody there')
  for (let count = 0; count < 3; count += 1) health.failed(failure)
  now = 29_999
  expect(health.report().isWell).toBe(false)
  now = 30_000
  expect(health.report().isWell).toBe(true)
  health.failed(failure)
  expect(health.report().isWell).toBe(false)
  health.succeeded()
  expect(health.report()).toEqual({ isWell: true, lastErrorKind: null })
})

it('does not blame a server for a stop or for a prompt that is too long', () => {
  const health = new ModelHealth()
  for (let count = 0; count < 9; count += 1) {
    health.failed(new ModelError('aborted', 'stopped'))
    health.failed(new ModelError('too-long', 'too long'))
  }
  expect(health.report()).toEqual({ isWell: true, lastErrorKind: null })
})

it.each([
  ['configured', null, 'configured'],
  ['configured', '', 'configured'],
  ['configured', '/models/EXAONE-3.5.Q4_K_M.gguf', 'EXAONE-3.5.Q4_K_M'],
  ['configured', 'C:\\models\\a.GGUF', 'a'],
  ['org/model', null, 'model'],
  ['configured', 'gemma3:12b\u202e\n\u0000', 'gemma3:12b'],
  ['configured', 'x'.repeat(100), 'x'.repeat(60)],
])('names %o that reports %o as %o', (configured, reported, name) => {
  expect(honestName(configured, reported)).toBe(name)
})
