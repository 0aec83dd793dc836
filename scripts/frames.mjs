import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { StopError } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runLongCommand } from './lib/long-command.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { say } from './lib/say.mjs'
import { startStack } from './lib/stack.mjs'
import { playField } from './frames/play-field.mjs'
import { printRound, verdictsOf } from './frames/report.mjs'

/**
 * `pnpm frames [--rounds 3] [--seconds 20] [--slowdown 4]`: the tomato field played by touch in a browser whose page is
 * slowed, with the frames it drew and the tasks that kept it from drawing. `ORIGIN` plays on a site that runs. Exit code
 * 1 where the best round misses a limit: what else the machine does makes a round worse, never better.
 */
const LONGEST_MS = 20 * 60_000

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    slowdown: { type: 'string', default: '4' },
  },
})

await runLongCommand(LONGEST_MS, main)

async function main(leaving) {
  const [rounds, seconds, slowdown] = ['rounds', 'seconds', 'slowdown'].map(wholeNumber)
  const site = await openSite(leaving.signal)
  let browser = null
  try {
    browser = await launchBrowser(say)
    const played = []
    for (let round = 1; round <= rounds && !leaving.signal.aborted; round += 1) {
      const load = loadavg()[0]
      const figures = await playField({ browser, origin: site.origin, seconds, slowdown })
      played.push(figures)
      printRound({ round, load, ...figures })
    }
    leaving.signal.throwIfAborted()
    return verdictsOf(played).every(({ isKept }) => isKept)
  } finally {
    await browser?.close()
    await site.stop()
  }
}

function wholeNumber(name) {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < 1)
    throw new StopError(`--${name} is a whole number from 1.`)
  return number
}

/** The site named by `ORIGIN`, else one of its own whose data is thrown away. */
async function openSite(signal) {
  if (process.env.ORIGIN) return { origin: process.env.ORIGIN, stop: async () => {} }
  const logs = join(dataDirOf(process.env), 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o711 })
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(logs, 'build.log') })
  const dataDir = mkdtempSync(join(tmpdir(), 'doran-frames-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  const dropData = () => rmSync(dataDir, { recursive: true, force: true })
  const ports = { edge: 0, web: 0, tales: 0, api: 0 }
  const stack = await startStack({ dataDir, ports, signal }).catch((error) => {
    dropData()
    throw error
  })
  return { origin: stack.origin, stop: () => stack.stop().finally(dropData) }
}
