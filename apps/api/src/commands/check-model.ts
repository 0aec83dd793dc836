import { readModelEnv } from '../env.js'
import { checkModel } from '../platform/model/check-model.js'
import { MODEL_TIERS } from '../platform/model/model-env.js'
import { readModelSettings } from '../platform/model/model-settings.js'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Tries out every model that the environment names; false where something is wrong, or nothing is named. */
async function checkModels(): Promise<boolean> {
  const settings = readModelSettings(readModelEnv())
  const tiers = MODEL_TIERS.flatMap((tier) => settings[tier] ?? [])
  if (tiers.length === 0) {
    print('No model is configured: stories are told by the offline narrator. See docs/models.md.')
    return false
  }
  let isWell = true
  for (const tier of tiers) isWell = (await checkModel(tier, { print })) && isWell
  return isWell
}

try {
  process.exitCode = (await checkModels()) ? 0 : 1
} catch (error) {
  if (!(error instanceof Error)) throw error
  print(error.message)
  process.exitCode = 1
}
