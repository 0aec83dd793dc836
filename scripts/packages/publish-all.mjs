import { pnpm } from '../lib/paths.mjs'
import { mustRun } from './must-run.mjs'

/** Publishes every version that the registry of `@doran` lacks, dependencies first. */
export function publishAll({ userConfig, isTagged, logFile, onLine }) {
  const words = ['exec', 'changeset', 'publish', ...(isTagged ? [] : ['--no-git-tag'])]
  return mustRun(pnpm(...words), 'changeset publish', {
    logFile,
    onLine,
    env: {
      // Lines instead of a spinner.
      CI: 'true',
      // pnpm's own variable: npm, which may be fetching pnpm, keeps the person's configuration.
      ...(userConfig && { PNPM_CONFIG_USERCONFIG: userConfig }),
    },
  })
}
