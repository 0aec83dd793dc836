import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from '../lib/paths.mjs'
import { mustRun } from './must-run.mjs'

/** Builds the packages and what they need; what has not changed comes from turbo's cache. */
export async function buildPackages(packages, logFile) {
  // Neither turbo nor tsc takes away what an older build has left.
  for (const { folder } of packages) rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const filters = packages.map(({ name }) => `--filter=${name}`)
  const turbo = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters]
  await mustRun(pnpm(...turbo), 'turbo run build', { logFile })
}
