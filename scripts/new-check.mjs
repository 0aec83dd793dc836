import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { StopError } from './lib/errors.mjs'
import { pnpm, ROOT } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { Tally } from './lib/tally.mjs'

/** `pnpm new:check`: makes one of each kind in a copy of the tree that is thrown away, and checks it as any other. */
const LEFT_OUT = new Set([
  '.git',
  '.data',
  '.next',
  '.turbo',
  'dist',
  'node_modules',
  'playwright-report',
  'shots',
  'test-results',
])
const MADE = [
  ['package', 'probe-kit'],
  ['feature', 'web', 'probe-list'],
  ['feature', 'tales', 'probe-list'],
  ['module', 'probe-diary'],
]
const TESTS = [
  { name: '@doran/probe-kit', files: [] },
  { name: '@doran/contract', files: [] },
  { name: '@doran/web', files: ['src/features/probe-list'] },
  { name: '@doran/tales', files: ['src/features/probe-list'] },
  {
    name: '@doran/api',
    files: ['src/modules/probe-diary', 'src/modules/privacy', 'tests/call-matrix.test.ts'],
  },
]

const copy = mkdtempSync(join(tmpdir(), 'doran-new-'))
// What is the same in the copy comes out of the cache.
const env = { TURBO_CACHE_DIR: join(ROOT, '.turbo', 'cache'), CI: '1', NO_COLOR: '1' }
const tally = new Tally()

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => leave(1)))

await tally.step('copy', async () => {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)),
  })
  await must(pnpm('install', '--prefer-offline', '--frozen-lockfile'))
})
for (const words of MADE)
  await tally.step(`pnpm new ${words.join(' ')}`, () => must(pnpm('run', 'new', ...words)))
await tally.step('nothing is overwritten', mustRefuse)
await tally.step('pnpm verify', () => must(pnpm('run', 'verify')))
for (const { name, files } of TESTS)
  await tally.step(`tests of ${name}`, () =>
    must(pnpm('--filter', name, 'exec', 'vitest', 'run', ...files)),
  )
leave(tally.finish())

async function must(command) {
  const { code, tail } = await run(command, { cwd: copy, env })
  if (code !== 0) throw new StopError(tail.slice(-80).join('\n'))
}

async function mustRefuse() {
  for (const words of [
    ...MADE,
    ['package', 'Kit'],
    ['feature', 'api', 'probe'],
    ['module', '../x'],
  ]) {
    const { code, tail } = await run(pnpm('run', 'new', ...words), { cwd: copy, env })
    if (code === 0)
      throw new StopError(`pnpm new ${words.join(' ')} did not refuse\n${tail.join('\n')}`)
  }
}

function leave(code) {
  rmSync(copy, { recursive: true, force: true })
  process.exit(code)
}
