import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { StopError } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runLongCommand } from './lib/long-command.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { say } from './lib/say.mjs'
import { startStack } from './lib/stack.mjs'
import { buildFloor, startFloor } from './pages/floor.mjs'
import { idleCost } from './pages/idle-cost.mjs'
import { ensureLighthouse } from './pages/lighthouse.mjs'
import { measureAll } from './pages/measure-all.mjs'
import { findPages } from './pages/page-list.mjs'
import { printReport, writeReport } from './pages/report.mjs'
import { verdictsOf } from './pages/verdicts.mjs'

/**
 * `pnpm pages [--quick] [--runs 5] [--only about,player] [--throttling devtools]`: Lighthouse and the budgets of
 * P14 to P17, P19 and P28 (docs/figures.md) on what is built, beside a bare Next page of the same run. The slow line is
 * computed from a fast one (`simulate`) or really slow (`devtools`). Exit code 1 when a figure misses its limit.
 */
const LONGEST_MS = 40 * 60_000

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string', default: '' },
    throttling: { type: 'string', default: 'simulate' },
    'no-idle': { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs ?? (values.quick ? 1 : 5))
const home = join(dataDirOf(process.env), 'pages')
const logs = join(dataDirOf(process.env), 'logs')

await runLongCommand(LONGEST_MS, main)

async function main(leaving) {
  if (!['simulate', 'devtools'].includes(values.throttling))
    throw new StopError('--throttling is simulate or devtools.')
  if (!Number.isInteger(runs) || runs < 1) throw new StopError('--runs is a whole number from 1.')
  mkdirSync(logs, { recursive: true, mode: 0o711 })
  mkdirSync(home, { recursive: true })
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(logs, 'build.log') })
  const chromium = await ensureChromium(say)
  if (!chromium) throw new StopError('Lighthouse needs a Chromium: set CHROMIUM_PATH.')
  const lighthouse = await ensureLighthouse(home)
  say('building the bare page')
  const folder = await buildFloor()
  leaving.signal.throwIfAborted()

  const dataDir = mkdtempSync(join(tmpdir(), 'doran-pages-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  let stack = null
  let floor = null
  try {
    const ports = { edge: 0, web: 0, tales: 0, api: 0 }
    stack = await startStack({ dataDir, ports, signal: leaving.signal })
    const idle = values['no-idle']
      ? null
      : await idleCost({ stack, isQuick: values.quick, leaving })
    floor = await startFloor(folder)
    const pages = await findPages(stack.origin, floor.origin, values.only)
    const { throttling } = values
    const context = { lighthouse, chromium, home, runs, throttling, signal: leaving.signal }
    const measured = await measureAll(pages, context)
    const verdicts = verdictsOf(measured, idle)
    printReport(measured, verdicts, { runs })
    writeReport(home, { runs, idle, measured, verdicts })
    return verdicts.every((verdict) => verdict.isKept)
  } finally {
    await floor?.stop()
    await stack?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
