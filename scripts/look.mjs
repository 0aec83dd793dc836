import { readdirSync, readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { explain } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, pnpm, ROOT } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'

/**
 * Pictures of every screen and state, for a person to look at. `ORIGIN=http://localhost:3000` takes them of a
 * site that runs; words after it choose (`pnpm look player-care`).
 */
const SHOTS = join(ROOT, 'apps/e2e/shots')
const wanted = process.argv.slice(2).filter((word) => word !== '--')

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => void stopRunning().then(() => process.exit(1)))
}

try {
  process.exitCode = await look()
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`)
  process.exitCode = 1
}

async function look() {
  const origin = process.env.ORIGIN
  await ensureInstalled(say)
  if (!origin)
    await ensureBuilt(say, { logFile: join(dataDirOf(process.env), 'logs', 'build.log') })
  const chromium = await ensureChromium(say)
  if (wanted.length === 0) rmSync(SHOTS, { recursive: true, force: true })
  mkdirSync(SHOTS, { recursive: true })
  const command = pnpm(
    '--filter',
    '@doran/e2e',
    'exec',
    'playwright',
    'test',
    '--reporter=list',
    ...(wanted.length > 0 ? ['-g', wanted.join('|')] : []),
  )
  const { code } = await run(command, {
    onLine: (line) => process.stdout.write(`${line}\n`),
    env: {
      NO_COLOR: '1',
      E2E_LOOK: '1',
      ...(origin && { E2E_ORIGIN: origin }),
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  })
  const shots = readdirSync(SHOTS).filter((file) => file.endsWith('.png'))
  for (const file of shots) process.stdout.write(`${describe(file)}\n`)
  writeFileSync(join(SHOTS, 'index.html'), contactPage(shots))
  say(`${shots.length} pictures; all on one page: ${join(SHOTS, 'index.html')}`)
  if (code !== 0) say('a state could not be reached; see above')
  return code
}

function describe(file) {
  const path = join(SHOTS, file)
  const header = readFileSync(path).subarray(16, 24)
  const size = `${header.readUInt32BE(0)}×${header.readUInt32BE(4)}`
  return `${file.padEnd(44)} ${size.padStart(10)} ${Math.ceil(statSync(path).size / 1024)} KB`
}

function contactPage(files) {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:16px;background:#777;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}img{display:block;max-width:480px;max-height:800px}</style>
${figures.join('\n')}
`
}
