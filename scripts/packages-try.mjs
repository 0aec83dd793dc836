import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './lib/browser.mjs'
import { explain } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runLongCommand } from './lib/long-command.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { say } from './lib/say.mjs'
import { line } from './lib/table.mjs'
import { startApiStub } from './packages/api-stub.mjs'
import { makeBlankApp } from './packages/blank-app.mjs'
import { buildPackages } from './packages/build-packages.mjs'
import { publishAll } from './packages/publish-all.mjs'
import { publishedPackages } from './packages/published.mjs'
import { startRegistry } from './packages/registry.mjs'
import { seeInBrowser } from './packages/see-in-browser.mjs'

/**
 * `pnpm packages:try`: publishes the packages to a registry of its own, installs them from there into a blank Next app
 * and a blank Vite app outside the workspace, builds both, and sees every package at work in a browser. One line a
 * proof; exit code 1 where one fails. `--keep` leaves the apps where they are.
 */
const LONGEST_MS = 20 * 60_000
const KINDS = ['next', 'vite']

const isKept = process.argv.includes('--keep')
const dataDir = dataDirOf(process.env)
const logs = join(dataDir, 'logs')
const failures = []

await runLongCommand(LONGEST_MS, main)

async function main(leaving) {
  mkdirSync(logs, { recursive: true, mode: 0o711 })
  await ensureInstalled(say)
  const packages = publishedPackages()
  say('building the packages')
  await buildPackages(packages, join(logs, 'packages-build.log'))
  const home = mkdtempSync(join(tmpdir(), 'doran-blank-'))
  const browser = await launchBrowser(say)
  try {
    const registry = await startRegistry(
      join(home, 'registry'),
      dataDir,
      join(logs, 'registry.log'),
    )
    await prove('registry', 'every package is published', () => publish(packages, registry))
    for (const kind of KINDS) {
      if (failures.length > 0) break
      await tryOut(kind, { home, registry: registry.origin, browser, signal: leaving.signal })
    }
  } finally {
    await browser.close()
    if (isKept) say(`kept: ${home}`)
    else rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  leaving.signal.throwIfAborted()
  say(failures.length === 0 ? 'all proven' : `failed: ${failures.join('; ')}`)
  return failures.length === 0
}

async function publish(packages, { origin, userConfig }) {
  await publishAll({ userConfig, isTagged: false, logFile: join(logs, 'packages-publish.log') })
  const found = await Promise.all(packages.map((each) => versionAt(origin, each)))
  return found.join(', ')
}

/** What the registry itself says, since the publisher may have found nothing to do. */
async function versionAt(origin, { name, manifest }) {
  const answer = await fetch(`${origin}/${name.replace('/', '%2f')}`)
  const { versions = {} } = await answer.json()
  if (!versions[manifest.version]) throw new Error(`${name}@${manifest.version} is not there`)
  return `${name}@${manifest.version}`
}

async function tryOut(kind, { home, registry, browser, signal }) {
  const api = await startApiStub()
  const app = makeBlankApp(kind, { home, registry, apiOrigin: api.origin, logs })
  const proveHere = (what, work) => prove(kind, what, work)
  try {
    const isBuilt =
      (await proveHere('npm installs the packages', app.install)) &&
      (await proveHere('types: strict, libraries checked too', app.typecheck)) &&
      (await proveHere('the app builds', app.build))
    signal.throwIfAborted()
    if (isBuilt)
      await seeInBrowser({ app, origin: await app.start(), api, browser, prove: proveHere })
  } finally {
    api.close()
  }
}

/** One line a proof: what was seen, or what was wrong. */
async function prove(where, what, work) {
  try {
    const seen = await work()
    line(`ok    ${where}: ${what}${typeof seen === 'string' ? ` (${seen})` : ''}`)
    return true
  } catch (error) {
    line(`FAIL  ${where}: ${what}\n${explain(error)}`)
    failures.push(`${where}: ${what}`)
    return false
  }
}
