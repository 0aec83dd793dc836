import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { StopError } from './lib/errors.mjs'
import { pnpm, ROOT } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { Tally } from './lib/tally.mjs'

/**
 * `pnpm new:check`: makes one of each kind in a copy of the tree that is thrown away, and checks it as any other. A page
 * may change no more than `MOST_OUTSIDE` files outside its own folders.
 */
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
  ['page', 'web', 'probe-shelf'],
  ['page', 'tales', 'probe-album'],
]
const MOST_OUTSIDE = 6
const TESTS = [
  { name: '@doran/probe-kit', files: [] },
  { name: '@doran/contract', files: [] },
  { name: '@doran/site', files: ['src/areas', 'src/shell'] },
  { name: '@doran/web', files: ['src/features/probe-list', 'src/features/probe-shelf'] },
  { name: '@doran/tales', files: ['src/features/probe-list', 'src/features/probe-album'] },
  {
    name: '@doran/api',
    files: [
      'src/modules/probe-diary',
      'src/modules/probe-shelf',
      'src/modules/privacy',
      'tests/call-matrix.test.ts',
    ],
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
  await must(git('init', '--quiet'))
  await commitAll()
  await must(pnpm('install', '--prefer-offline', '--frozen-lockfile'))
})
for (const words of MADE)
  await tally.step(`pnpm new ${words.join(' ')}`, async () => {
    await must(pnpm('run', 'new', ...words))
    const [kind, site, name] = words
    if (kind === 'page') await mustBeWithin(foldersOf(site, name))
    await commitAll()
  })
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

function git(...args) {
  return ['git', ['-c', 'user.name=check', '-c', 'user.email=check@localhost', ...args]]
}

async function commitAll() {
  await must(git('add', '--all'))
  await must(git('commit', '--quiet', '--message', 'made'))
}

/** The folders that are a page's own. */
function foldersOf(site, name) {
  return [
    `packages/contract/src/${name}/`,
    `apps/api/src/modules/${name}/`,
    `apps/api/src/schema/${name}/`,
    `packages/site/src/areas/${name}/`,
    `apps/web/src/areas/${name}/`,
    `apps/${site}/src/features/${name}/`,
    `apps/${site}/src/app/${name}/`,
  ]
}

async function mustBeWithin(folders) {
  const { tail } = await run(git('status', '--porcelain', '--untracked-files=all'), {
    cwd: copy,
    env,
  })
  const files = tail.map((line) => line.slice(3)).filter((file) => file !== '')
  const outside = files.filter((file) => !folders.some((folder) => file.startsWith(folder)))
  say(`${files.length} files, ${outside.length} outside its folders:`)
  for (const file of outside) say(`  ${file}`)
  if (files.length === 0 || outside.length > MOST_OUTSIDE)
    throw new StopError(`a page changes ${outside.length} files outside, not ${MOST_OUTSIDE}`)
}

async function mustRefuse() {
  for (const words of [
    ...MADE,
    ['package', 'Kit'],
    ['feature', 'api', 'probe'],
    ['module', '../x'],
    ['page', 'api', 'probe'],
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
