import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ROOT } from './paths.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser driven by the journeys' own driver: the root depends on no package of the workspace. */
export async function launchBrowser(say) {
  const executablePath = await ensureChromium(say)
  const { chromium } = createRequire(join(ROOT, 'apps', 'e2e', 'package.json'))('@playwright/test')
  return chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS })
}
