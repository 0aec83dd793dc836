import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveOrigin, origin } from './env'

type Stack = { origin: string; stop: () => Promise<void> }
type StackModule = { startStack: (options: object) => Promise<Stack> }

/** Starts the built product once for all journeys, unless `E2E_ORIGIN` names one that runs. */
export default async function globalSetup() {
  if (origin() !== '') return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'doran-e2e-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  const { startStack } = await loadStackModule()
  const stack = await startStack({ dataDir, ports: { edge: 0, web: 0, tales: 0, api: 0 } })
  leaveOrigin(stack.origin)
  return async () => {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// The starter belongs to the whole repository and is no package, so it has no types to import.
async function loadStackModule(): Promise<StackModule> {
  const address = new URL('../../../scripts/lib/stack.mjs', import.meta.url).href
  const starter: unknown = await import(address)
  if (!isStackModule(starter)) throw new Error(`${address} has no startStack`)
  return starter
}

function isStackModule(starter: unknown): starter is StackModule {
  return typeof starter === 'object' && starter !== null && 'startStack' in starter
}
