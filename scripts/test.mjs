import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { checkText, checkTypes } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, ROOT } from './lib/paths.mjs'
import { stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { Tally } from './lib/tally.mjs'
import { slowestLines } from './lib/file-times.mjs'
import { clearUnitResults, fileTimes, journeys, toolTests, unitTests } from './lib/test-steps.mjs'

const logs = join(dataDirOf(process.env), 'logs')
const SLOWEST = 20
const API = { name: '@doran/api', folder: join(ROOT, 'apps/api/') }

const words = process.argv.slice(2).filter((word) => word !== '--')
const filters = words.filter((word) => word !== '--all')
/** `npm test` leaves out what is long; `npm run test:all` and the tests of named packages leave out nothing. */
const isWhole = filters.length > 0 || words.includes('--all')
const tally = new Tally()

for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => void leave())

mkdirSync(logs, { recursive: true, mode: 0o711 })
await (filters.length > 0 ? testSome() : testAll())
sayWhatTookLong()
process.exit(tally.finish())

/** Two queues that take about as long as one another: more at once would make each other slower. */
async function testAll() {
  if (!(await tally.step('install', () => ensureInstalled(say)))) return
  clearUnitResults()
  const build = tally.step('build', () => ensureBuilt(say, { logFile: join(logs, 'build.log') }))
  await Promise.all([testSite(build), testApi(build)])
}

async function testSite(build) {
  let chromium = null
  const hasBrowser = await tally.step('browser', async () => {
    chromium = await ensureChromium(say)
    say(`browser: ${chromium ?? "Playwright's own"}`)
  })
  if ((await build) && hasBrowser)
    await tally.step('journeys', () => journeys({ logs, chromium, isWhole }))
  await tally.step('unit tests of packages and sites', () =>
    unitTests({
      logs,
      isWhole,
      filters: [`--filter=!${API.name}`],
      isOwn: (file) => !file.startsWith(API.folder),
    }),
  )
}

async function testApi(build) {
  await tally.step('unit tests of the API', () =>
    unitTests({
      logs,
      isWhole,
      filters: [`--filter=${API.name}`],
      isOwn: (file) => file.startsWith(API.folder),
    }),
  )
  await tally.step('tests of the tools', () => toolTests({ logs, isWhole }))
  await checkText(tally)
  // The types of the sites need the built packages, and two builds at once would write the same files.
  await build
  await checkTypes(tally, { isWhole })
}

/** `pnpm test --filter @doran/korean`: the unit tests of some packages, for daily work. */
async function testSome() {
  await tally.step('install', () => ensureInstalled(say))
  clearUnitResults()
  await tally.step('unit tests', () => unitTests({ logs, filters, isWhole }))
}

function sayWhatTookLong() {
  const files = slowestLines(fileTimes({ logs }), SLOWEST)
  const lines = ['the steps:', ...tally.stepLines(), `the ${files.length} slowest files:`, ...files]
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function leave() {
  await stopRunning()
  say('stopped before the end')
  tally.failed += 1
  process.exit(tally.finish())
}
