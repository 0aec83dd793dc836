import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runLongCommand } from './lib/long-command.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { say } from './lib/say.mjs'
import { startStack } from './lib/stack.mjs'
import { cutFonts } from './fonts/cut-fonts.mjs'
import { groupCharacters } from './fonts/group-characters.mjs'
import { readSources, readViews } from './fonts/read-texts.mjs'

/**
 * `pnpm fonts`: cuts the product's letters out of Pretendard, those of first views apart from the others, so that
 * a first view loads few bytes. To be run when `pnpm pages` finds too many bytes of fonts; the result is committed.
 */
const LONGEST_MS = 20 * 60_000

const home = join(dataDirOf(process.env), 'fonts')

await runLongCommand(LONGEST_MS, main)

async function main(leaving) {
  mkdirSync(home, { recursive: true })
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(dataDirOf(process.env), 'logs', 'build.log') })
  leaving.signal.throwIfAborted()

  const dataDir = mkdtempSync(join(tmpdir(), 'doran-fonts-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  let stack = null
  try {
    const ports = { edge: 0, web: 0, tales: 0, api: 0 }
    stack = await startStack({ dataDir, ports, signal: leaving.signal })
    const groups = groupCharacters(await readViews(stack.origin), readSources())
    await cutFonts(home, groups)
    return true
  } finally {
    await stack?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
