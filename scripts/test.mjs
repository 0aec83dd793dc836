import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { checkText, checkTypes } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { Tally } from './lib/tally.mjs'
import { slowestLines } from './lib/file-times.mjs'
import { fileTimes, journeys, toolTests, unitTests } from './lib/test-steps.mjs'

const logs = join(dataDirOf(process.env), 'logs')
const SLOWEST = 20

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

/** Two queues for two cores: what needs the build, and what needs none. */
async function testAll() {
  if (!(await tally.step('install', () => ensureInstalled(say)))) return
  await Promise.all([testBuild(), testSources()])
}

async function testBuild() {
  await checkTypes(tally)
  const isBuilt = await tally.step('build', () =>
    ensureBuilt(say, { logFile: join(logs, 'build.log') }),
  )
  let chromium = null
  const hasBrowser = await tally.step('browser', async () => {
    chromium = await ensureChromium(say)
    say(`browser: ${chromium ?? "Playwright's own"}`)
  })
  if (isBuilt && hasBrowser)
    await tally.step('journeys', () => journeys({ logs, chromium, isWhole }))
}

async function testSources() {
  await checkText(tally)
  await tally.step('tests of the tools', () => toolTests({ logs, isWhole }))
  await tally.step('unit tests', () => unitTests({ logs, isWhole }))
}

/** `pnpm test --filter @doran/korean`: the unit tests of some packages, for daily work. */
async function testSome() {
  await tally.step('install', () => ensureInstalled(say))
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
