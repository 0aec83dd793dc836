import { accessSync, constants, existsSync } from 'node:fs'
import { StopError } from './errors.mjs'
import { pnpm } from './paths.mjs'
import { run } from './run.mjs'

/** The same engine without windows: pages take two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a browser of this machine, which is installed when there is none; null for Playwright's own. */
export async function ensureChromium(say) {
  const given = process.env.CHROMIUM_PATH
  if (given && !isProgram(given))
    throw new StopError(`CHROMIUM_PATH is ${given}, but no program is there.`)
  const found = given || USUAL_PLACES.find(isProgram)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say("no Chromium here: installing Debian's")
    const script =
      'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends chromium-headless-shell fonts-noto-cjk'
    const { code, tail } = await run(['sh', ['-c', script]])
    if (code === 0 && isProgram(HEADLESS_SHELL)) return HEADLESS_SHELL
    say(`Debian's package did not install: ${tail.at(-1) ?? `code ${code}`}`)
  }
  say("no Chromium here: downloading Playwright's")
  const { code, tail } = await run(
    pnpm('--filter', '@doran/e2e', 'exec', 'playwright', 'install', 'chromium'),
  )
  if (code === 0) return null
  throw new StopError(
    [...tail.slice(-10), 'No browser: install Chromium, or set CHROMIUM_PATH.'].join('\n'),
  )
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
