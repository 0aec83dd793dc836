import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from '../lib/errors.mjs'
import { NODE } from '../lib/paths.mjs'
import { delay } from '../lib/process-group.mjs'
import { run } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { openChromium, setCookies } from './chromium.mjs'

const VERSION = '13.5.0'
const TRIES = 3
const RUN_WITHIN_MS = 150_000
const ALL_CATEGORIES = 'performance,accessibility,best-practices,seo'

/** Lighthouse's command, fetched once into the data folder: 176 MB that the product's own install does without. */
export async function ensureLighthouse(home) {
  const folder = join(home, `lighthouse-${VERSION}`)
  const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const stamp = join(folder, '.fetched')
  if (existsSync(stamp)) return command
  say(`fetching lighthouse@${VERSION}`)
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const words = [...install, '--prefer-offline', '--save-exact', `lighthouse@${VERSION}`]
  const { code, tail } = await run(['npm', words])
  if (code !== 0)
    throw new StopError([...tail.slice(-10), 'Lighthouse could not be fetched.'].join('\n'))
  writeFileSync(stamp, '')
  return command
}

/** Lighthouse's report of one page. On a busy machine it loses the trace at times: asked again, three times in all. */
export async function runLighthouse(page, options) {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await runOnce(page, options)
    } catch (error) {
      if (left === 0 || options.signal.aborted) throw error
      say(`${page.name}: once more (${error.message.split('\n').at(-1)})`)
    }
  }
}

/** One run on a phone as Lighthouse imagines it, in a browser of its own. */
async function runOnce({ name, url, cookie }, options) {
  const { lighthouse, chromium, home, throttling, isFirst } = options
  const browser = await openChromium(chromium)
  const out = join(home, `${name}.report.json`)
  const words = [
    lighthouse,
    url,
    `--port=${browser.port}`,
    '--quiet',
    '--output=json',
    `--output-path=${out}`,
    '--no-enable-error-reporting',
    `--throttling-method=${throttling}`,
    `--only-categories=${isFirst ? ALL_CATEGORIES : 'performance'}`,
  ]
  try {
    if (cookie) await setCookies(browser, url, cookie)
    const result = await Promise.race([run([NODE, words]), tooLong()])
    if (!result) throw new StopError(`Lighthouse did not end with ${url}.`)
    if (result.code !== 0)
      throw new StopError([...result.tail.slice(-15), `Lighthouse failed on ${url}.`].join('\n'))
    const report = JSON.parse(readFileSync(out, 'utf8'))
    if (report.runtimeError) throw new StopError(`${url}: ${report.runtimeError.message}`)
    return report
  } finally {
    await browser.close()
  }
}

const tooLong = () => delay(RUN_WITHIN_MS).then(() => null)
