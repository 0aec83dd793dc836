import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { Tally } from './lib/tally.mjs'
import { journeys } from './lib/test-steps.mjs'

/** `pnpm test:journeys`: every journey, those that `npm test` leaves out included. */
const logs = join(dataDirOf(process.env), 'logs')
const tally = new Tally()

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => process.exit(1)))

mkdirSync(logs, { recursive: true, mode: 0o711 })
const isReady = await tally.step('build', async () => {
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(logs, 'build.log') })
})
if (isReady)
  await tally.step('journeys', async () =>
    journeys({ logs, chromium: await ensureChromium(say), isWhole: true }),
  )
process.exit(tally.finish())
