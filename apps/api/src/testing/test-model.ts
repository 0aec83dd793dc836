import { startModelStub, type ModelStub, type ModelStubOptions } from '@doran/model-stub'
import { onTestFinished } from 'vitest'
import { ModelEnv } from '../model/model-env.js'
import { readModelSettings } from '../model/model-settings.js'
import { createModels, type Models } from '../model/models.js'

export type TestModel = { stub: ModelStub; models: Models }

/** A model server of the test's own and the models that ask it, with short time-outs. */
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
    STORY_MODEL_FIRST_TOKEN_MS: '600',
    STORY_MODEL_SILENCE_MS: '600',
    STORY_MODEL_TOTAL_MS: '6000',
    ...env,
  })
  return { stub, models: createModels(readModelSettings(settings)) }
}
