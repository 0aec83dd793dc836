import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../packages/tooling/src/free-port.mjs'
import { StopError } from '../lib/errors.mjs'
import { NODE, ROOT } from '../lib/paths.mjs'
import { delay, killGroup } from '../lib/process-group.mjs'
import { run } from '../lib/run.mjs'

const FLOOR_LINE = 'The floor under every page.'

// Below the repository, wherever the data is: Turbopack follows no link that leads out of its root.
const FOLDER = join(ROOT, '.data', 'pages', 'floor')
const START_WITHIN_MS = 60_000

const FILES = {
  'package.json': '{ "name": "floor", "private": true, "type": "module" }',
  'next.config.mjs': `export default { reactStrictMode: true, poweredByHeader: false, compress: true, turbopack: { root: ${JSON.stringify(ROOT)} } }`,
  'app/layout.jsx': `export const metadata = { title: 'Floor', description: 'A bare page' }
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }`,
  'app/page.jsx': `export const dynamic = 'force-dynamic'
export default function Page() { return <main><p>${FLOOR_LINE}</p></main> }`,
}

const next = (...args) => [join(FOLDER, 'node_modules', 'next', 'dist', 'bin', 'next'), ...args]

/** A Next page with one line of text, from the product's own Next and built as the product is. */
export async function buildFloor() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), `${text}\n`)
  symlinkSync(join(ROOT, 'apps', 'web', 'node_modules'), join(FOLDER, 'node_modules'))
  const { code, tail } = await run([NODE, next('build')], { cwd: FOLDER, env: production })
  if (code !== 0)
    throw new StopError([...tail.slice(-20), 'The bare page did not build.'].join('\n'))
  return FOLDER
}

export async function startFloor(folder) {
  const port = await freePort()
  const child = spawn(NODE, next('start', '-p', String(port), '-H', '127.0.0.1'), {
    cwd: folder,
    env: { ...process.env, ...production },
    stdio: 'ignore',
    detached: true,
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    await killGroup(child.pid, 3_000)
    await exited
  }
  const origin = `http://localhost:${port}`
  try {
    await answering(`http://127.0.0.1:${port}/`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** Waits for the page itself, so that another program on the port is not measured. */
async function answering(url) {
  const end = Date.now() + START_WITHIN_MS
  while (Date.now() < end) {
    const text = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    )
    if (text.includes(FLOOR_LINE)) return
    await delay(200)
  }
  throw new StopError('The bare page did not start.')
}
