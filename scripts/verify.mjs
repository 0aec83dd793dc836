import { runChecks } from './lib/checks.mjs'
import { stopRunning } from './lib/run.mjs'
import { Tally } from './lib/tally.mjs'

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => void stopRunning().then(() => process.exit(1)))
}

const tally = new Tally()
await runChecks(tally)
process.exitCode = tally.finish()
