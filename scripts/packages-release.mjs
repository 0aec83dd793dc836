import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runLongCommand } from './lib/long-command.mjs'
import { dataDirOf, NODE, pnpm, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { line } from './lib/table.mjs'
import { mustRun } from './packages/must-run.mjs'
import { publishAll } from './packages/publish-all.mjs'
import { releaseRegistry } from './packages/release-registry.mjs'

/**
 * `pnpm release version`: turns the changesets into versions, changelogs and the contract's document, for a person to
 * review.
 * `pnpm release`: checks the packages and publishes what the registry of `@doran` lacks, with a git tag each; it needs
 * the registry's address in npm's configuration, and no changeset that waits.
 * `pnpm release registry`: tells a pipeline, by the output `ready`, whether there is a registry to publish to, and the
 * reader of the job what is skipped without one.
 */
const LONGEST_MS = 20 * 60_000
const logFile = join(dataDirOf(process.env), 'logs', 'packages-release.log')
const shown = { logFile, onLine: line }
const [step = 'publish'] = process.argv.slice(2).filter((word) => word !== '--')
const STEPS = { version, publish, registry: checkRegistry }

await runLongCommand(LONGEST_MS, main)

async function main() {
  if (!Object.hasOwn(STEPS, step))
    throw new StopError('It is `release`, `release version` or `release registry`.')
  mkdirSync(join(logFile, '..'), { recursive: true, mode: 0o711 })
  await ensureInstalled(say)
  await STEPS[step]()
  return true
}

async function version() {
  await mustRun(pnpm('exec', 'changeset', 'version'), 'changeset version', shown)
  await mustRun([NODE, [join(ROOT, 'scripts', 'openapi.mjs')]], 'openapi', shown)
}

function checkRegistry() {
  const { isReady, message, fault } = releaseRegistry(process.env)
  if (fault) throw new StopError(fault)
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `ready=${isReady}\n`)
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${message}\n`)
  // An annotation shows on the run's page.
  line(isReady ? message : `::notice title=No release::${message}`)
}

async function publish() {
  const waiting = changesetsThatWait()
  if (waiting.length > 0)
    throw new StopError(`Run \`pnpm release version\` first: ${waiting.join(', ')}`)
  const registry = await registryOfScope()
  say(`checking what goes to ${registry}`)
  await mustRun([NODE, [join(ROOT, 'scripts', 'packages-check.mjs')]], 'packages:check', {
    ...shown,
    // What builds and checks has no business with the registry's token.
    env: { NODE_AUTH_TOKEN: undefined },
  })
  await publishAll({ isTagged: true, ...shown })
}

function changesetsThatWait() {
  const folder = join(ROOT, '.changeset')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((file) => file.endsWith('.md') && file !== 'README.md')
}

/** Without one, npm would offer the packages to the public registry. */
async function registryOfScope() {
  const { tail } = await run(pnpm('config', 'get', '@doran:registry'))
  const address = tail.findLast((text) => /^https?:\/\//.test(text))
  if (address) return address
  throw new StopError(
    'No registry for @doran: put `@doran:registry=https://…` into your .npmrc, with a token for it.',
  )
}
