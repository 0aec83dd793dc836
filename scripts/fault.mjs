import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { explain } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, pnpm } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { seed: { type: 'string', default: '1' }, kills: { type: 'string', default: '20' } },
})
const logs = join(dataDirOf(process.env), 'logs')
mkdirSync(logs, { recursive: true, mode: 0o711 })

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => process.exit(1)))

try {
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(logs, 'build.log') })
} catch (error) {
  say(explain(error))
  process.exit(1)
}
say(`fault rounds with seed ${values.seed}, ${values.kills} kills`)
const vitest = ['vitest', 'run', '--config', 'vitest.fault.config.ts']
const { code } = await run(pnpm('--filter', '@doran/api', 'exec', ...vitest), {
  logFile: join(logs, 'fault.log'),
  onLine: (line) => process.stdout.write(`${line}\n`),
  env: { FAULT_SEED: values.seed, FAULT_KILLS: values.kills },
})
process.exit(code === 0 ? 0 : 1)
