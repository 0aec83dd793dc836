import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, pnpm } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { only: { type: 'string', default: '' } },
})
const logs = join(dataDirOf(process.env), 'logs')
mkdirSync(logs, { recursive: true, mode: 0o711 })

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => process.exit(1)))

try {
  await ensureInstalled(say)
} catch (error) {
  say(explain(error))
  process.exit(1)
}
/** Attacks that run with the API's own tests. */
const ATTACKS_IN_TESTS = [
  'tests/call-matrix',
  'tests/foreign-writes',
  'tests/signed-in-browsers',
  'tests/code-tickets',
  'tests/refusals',
  'tests/callers',
  'src/platform/images',
  'src/modules/image',
  'src/platform/http',
  'src/platform/auth/sign-in-failures',
]
// What is timed has the machine to itself.
const parts = values.only
  ? [{ workspace: '@doran/abuse', files: [values.only] }]
  : [
      { workspace: '@doran/api', files: ATTACKS_IN_TESTS },
      { workspace: '@doran/abuse', files: ['--exclude', '**/enumeration.test.ts'] },
      { workspace: '@doran/abuse', files: ['enumeration'] },
    ]
let isGood = true
for (const { workspace, files } of parts) {
  const { code } = await run(pnpm('--filter', workspace, 'exec', 'vitest', 'run', ...files), {
    // All of an attack, and not the part of it that `npm test` has time for.
    env: { TEST_WHOLE: '1' },
    logFile: join(logs, 'abuse.log'),
    onLine: (line) => process.stdout.write(`${line}\n`),
  })
  isGood &&= code === 0
}
process.exit(isGood ? 0 : 1)
