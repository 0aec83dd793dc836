import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
import { playTheme } from './plays/play-theme.mjs'
import { loadStories } from './plays/product-modules.mjs'
import { isClean, printReport } from './plays/report.mjs'

/**
 * `pnpm plays [--only sixth-key,sky-courier] [--endings 3] [--at-once 2]`: every theme played to some of its endings in
 * a browser, by pressing what is shown. Pictures and transcripts go to `plays` in the data folder. `ORIGIN` plays on a
 * site that runs, of this same build. Exit code 1 where a story, a page or an ending was at fault.
 */
const LONGEST_MS = 60 * 60_000

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    only: { type: 'string', default: '' },
    endings: { type: 'string', default: '3' },
    'at-once': { type: 'string', default: '2' },
  },
})
const count = Number(values.endings)
const atOnce = Number(values['at-once'])
const home = dataDirOf(process.env)
const folder = join(home, 'plays')

await runLongCommand(LONGEST_MS, main)

async function main(leaving) {
  for (const [name, value] of Object.entries({ endings: count, 'at-once': atOnce }))
    if (!Number.isInteger(value) || value < 1)
      throw new StopError(`--${name} is a whole number from 1.`)
  mkdirSync(join(home, 'logs'), { recursive: true, mode: 0o711 })
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(home, 'logs', 'build.log') })
  const themes = chosen(await loadStories())
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const site = await openSite(leaving.signal)
  let browser = null
  try {
    browser = await launchBrowser(say)
    const rows = await playAll(themes, { browser, origin: site.origin, signal: leaving.signal })
    printReport(rows)
    say(`pictures and transcripts: ${folder}`)
    leaving.signal.throwIfAborted()
    return rows.every(isClean)
  } finally {
    await browser?.close()
    await site.stop()
  }
}

function chosen(themes) {
  const names = values.only.split(',').filter(Boolean)
  const unknown = names.find((name) => themes.every(({ slug }) => slug !== name))
  if (unknown)
    throw new StopError(
      `There is no theme "${unknown}", only ${themes.map(({ slug }) => slug).join(', ')}.`,
    )
  return names.length > 0 ? themes.filter(({ slug }) => names.includes(slug)) : themes
}

/** The site named by `ORIGIN`, else one of its own whose data is thrown away. */
async function openSite(signal) {
  if (process.env.ORIGIN) return { origin: process.env.ORIGIN, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'doran-plays-'))
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

/** As many themes at once as asked for, each by a visitor of its own; the rows in the order of the themes. */
async function playAll(themes, { browser, origin, signal }) {
  const rows = themes.map(() => [])
  const waiting = [...themes.keys()]
  const playNext = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (signal.aborted) return
      const theme = themes[at]
      const given = { theme, browser, origin, folder, count, firstLook: at, say }
      rows[at] = await playTheme({ ...given, signal })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, playNext))
  return rows.flat()
}
