import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { runLongCommand } from './lib/long-command.mjs'
import { dataDirOf, pnpm, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { line, table } from './lib/table.mjs'
import { buildPackages } from './packages/build-packages.mjs'
import { pack } from './packages/pack.mjs'
import { packedFaults } from './packages/packed-faults.mjs'
import { publishedPackages } from './packages/published.mjs'

/**
 * `pnpm packages:check`: builds and packs what is published, and judges the tarballs: what is in them, publint, the
 * types as every resolver finds them (attw), and the sizes against their limits. Exit code 1 where one is at fault.
 */
const LONGEST_MS = 15 * 60_000

await runLongCommand(LONGEST_MS, main)

async function main() {
  const logs = join(dataDirOf(process.env), 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o711 })
  await ensureInstalled(say)
  const packages = publishedPackages()
  say('building')
  await buildPackages(packages, join(logs, 'packages-build.log'))
  const home = mkdtempSync(join(tmpdir(), 'doran-packed-'))
  try {
    say('packing')
    const packed = await Promise.all(packages.map((each) => pack(each, home)))
    say('judging')
    const judged = []
    for (const each of packed) judged.push(await judge(each))
    // Not before the install, which brings what it imports.
    const { measureSizes } = await import('./packages/sizes.mjs')
    return print(judged, await measureSizes())
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

async function judge(packed) {
  const css = Object.keys(packed.manifest.exports).filter((entry) => entry.endsWith('.css'))
  const without = css.length > 0 ? ['--exclude-entrypoints', ...css] : []
  return {
    packed,
    verdicts: {
      contents: packedFaults({ ...packed, machine: [ROOT, homedir(), tmpdir()] }),
      publint: await faultsBy('packages:publint', packed.tarball),
      types: await faultsBy('packages:attw', packed.tarball, ...without),
    },
  }
}

/** What a tool says where it fails; its options stand in the script of the root's package.json. */
async function faultsBy(script, ...words) {
  const { code, tail } = await run(pnpm('run', script, ...words), { env: { NO_COLOR: '1' } })
  return code === 0 ? [] : tail
}

function print(judged, sizes) {
  line('')
  table([
    ['package', 'version', 'entries', 'files', 'tarball', 'contents', 'publint', 'types'],
    ...judged.map(({ packed, verdicts }) => [
      packed.name,
      packed.manifest.version,
      String(Object.keys(packed.manifest.exports).length),
      String(packed.files.size),
      `${(packed.bytes / 1_000).toFixed(1)} kB`,
      ...Object.values(verdicts).map(word),
    ]),
  ])
  line('')
  table([
    ['first load', 'bytes (gzip)', 'limit', ''],
    ...sizes.map(({ name, bytes, most }) => [
      name,
      String(bytes),
      String(most),
      bytes > most ? 'TOO LARGE' : 'ok',
    ]),
  ])
  const faults = judged.flatMap(({ packed, verdicts }) =>
    Object.values(verdicts).flatMap((list) => list.map((fault) => `${packed.name}: ${fault}`)),
  )
  line('')
  for (const fault of faults) line(fault)
  return faults.length === 0 && sizes.every(({ bytes, most }) => bytes <= most)
}

function word(faults) {
  return faults.length === 0 ? 'ok' : 'FAULT'
}
