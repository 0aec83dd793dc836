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
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
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
const { seed, kills, rounds, only } = values
say(`fault rounds with seed ${seed}, ${kills} kills, ${rounds} rounds of each fault of a model`)
const vitest = ['vitest', 'run', ...(only ? [only] : [])]
const { code } = await run(pnpm('--filter', '@doran/fault', 'exec', ...vitest), {
  logFile: join(logs, 'fault.log'),
  onLine: (line) => process.stdout.write(`${line}\n`),
  env: { FAULT_SEED: seed, FAULT_KILLS: kills, FAULT_ROUNDS: rounds },
})
process.exit(code === 0 ? 0 : 1)
