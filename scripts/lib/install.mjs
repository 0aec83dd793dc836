import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from './errors.mjs'
import { hashInstallInputs } from './hash-inputs.mjs'
import { NODE, pnpm, ROOT } from './paths.mjs'
import { run } from './run.mjs'

const STAMP = join(ROOT, 'node_modules', '.doran-install')
const PROGRESS_EVERY_MS = 3_000

/** Installs what the lockfile says, unless that is what is there. */
export async function ensureInstalled(say) {
  const wanted = hashInstallInputs()
  if (existsSync(NODE) && stampOf() === wanted) return say('dependencies are installed')
  say('installing dependencies (the first time takes a minute or two)')
  let saidAt = 0
  const onLine = (line) => {
    const isProgress = line.startsWith('Progress:')
    if (!isProgress || Date.now() - saidAt < PROGRESS_EVERY_MS) return
    saidAt = Date.now()
    say(`  ${line.trim()}`)
  }
  const command = pnpm('install', '--frozen-lockfile', '--reporter=append-only')
  const { code, tail } = await run(command, { onLine, env: { CI: '1' } })
  if (code !== 0 || !existsSync(NODE)) {
    throw new StopError(
      [
        ...tail.slice(-20),
        `pnpm install failed (code ${code}). Is the network reachable? Run the same command again to go on from here.`,
      ].join('\n'),
    )
  }
  writeFileSync(STAMP, wanted)
  say('dependencies are installed')
}

function stampOf() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}
