import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModelStub, type ModelStub } from '@doran/model-stub'
import { startStack } from './start-stack'

/** How long the site waits for a model's first word, and for the next one. */
export const MODEL_WAITS_MS = 1_500

export const MODEL_NAME = 'stub'

/** The built product with a model stub beside it. */
export type ModelSite = { origin: string; stub: ModelStub; stop: () => Promise<void> }

/** One turn is generated at a time, so that a second one waits. */
export async function startModelSite(): Promise<ModelSite> {
  const stub = await startModelStub({ apiKey: 'only-for-journeys' })
  const dataDir = mkdtempSync(join(tmpdir(), 'doran-e2e-model-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  const remove = async () => {
    await stub.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const stack = await startStack(dataDir, {
      STORY_MODEL_BASE_URL: stub.baseUrl,
      STORY_MODEL_NAME: MODEL_NAME,
      STORY_MODEL_API_KEY: 'only-for-journeys',
      STORY_MODEL_CONCURRENCY: '1',
      STORY_MODEL_FIRST_TOKEN_MS: String(MODEL_WAITS_MS),
      STORY_MODEL_SILENCE_MS: String(MODEL_WAITS_MS),
    })
    return { origin: stack.origin, stub, stop: () => stack.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
