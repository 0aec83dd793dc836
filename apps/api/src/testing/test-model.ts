import { startModelStub, type ModelStub, type ModelStubOptions } from '@doran/model-stub'
import { onTestFinished } from 'vitest'
import { ModelEnv } from '../platform/model/model-env.js'
import { readModelSettings } from '../platform/model/model-settings.js'
import { createModels, type Models } from '../platform/model/models.js'

export type TestModel = { stub: ModelStub; models: Models }

/** For tests in which a time-out is what happens; elsewhere a slow machine must meet none. */
export const IMPATIENT = {
  STORY_MODEL_FIRST_TOKEN_MS: '1500',
  STORY_MODEL_SILENCE_MS: '1500',
}

/** A model server of the test's own and the models that ask it. */
export async function startTestModel(
  env: Record<string, string> = {},
  options: ModelStubOptions = {},
): Promise<TestModel> {
  const stub = await startModelStub(options)
  stub.behave({ name: 'tell', gapMs: 1 })
  onTestFinished(() => stub.close())
  const settings = ModelEnv.parse({
    STORY_MODEL_BASE_URL: stub.baseUrl,
    STORY_MODEL_NAME: 'stub',
    STORY_MODEL_FIRST_TOKEN_MS: '20000',
    STORY_MODEL_SILENCE_MS: '20000',
    STORY_MODEL_TOTAL_MS: '25000',
    ...env,
  })
  return { stub, models: createModels(readModelSettings(settings)) }
}
