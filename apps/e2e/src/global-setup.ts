import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveOrigin, origin } from './env'
import { startStack } from './start-stack'

/** Starts the built product once for all journeys, unless `E2E_ORIGIN` names one that runs. */
export default async function globalSetup() {
  if (origin() !== '') return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'doran-e2e-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  const stack = await startStack(dataDir)
  leaveOrigin(stack.origin)
  return async () => {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
