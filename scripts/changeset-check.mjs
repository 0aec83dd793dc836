import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findBase, listChangedFiles, readAtBase } from './affected/find-base.mjs'
import { packagesWithoutChangeset, readChangeset } from './affected/missing-changesets.mjs'
import { explain, StopError } from './lib/errors.mjs'
import { ROOT } from './lib/paths.mjs'
import { line } from './lib/table.mjs'
import { publishedPackages } from './packages/published.mjs'

/**
 * `pnpm changeset:check --base origin/main`: exit code 1 where a published package has changed and no changeset of
 * the same change names it. A release, which raises versions and eats changesets, passes; so do docs and tests alone.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { base: { type: 'string' } },
})

try {
  const base = await findBase(values.base ?? process.env.AFFECTED_BASE)
  process.exitCode = base ? await check(base) : 0
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

async function check(base) {
  const files = await listChangedFiles(base)
  const packages = await Promise.all(
    publishedPackages().map(async ({ name, folder, manifest }) => {
      const path = relative(ROOT, folder)
      const before = await readAtBase(base, `${path}/package.json`)
      const isReleased = before === null || JSON.parse(before).version !== manifest.version
      return { name, folder: path, isReleased }
    }),
  )
  const changesets = files
    .filter(
      (file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file) && existsSync(join(ROOT, file)),
    )
    .map((file) => namedBy(file, packages))
  const { changedFilePatterns } = JSON.parse(
    readFileSync(join(ROOT, '.changeset', 'config.json'), 'utf8'),
  )
  const missing = packagesWithoutChangeset({
    files,
    packages,
    changesets,
    patterns: changedFilePatterns,
  })
  for (const { name, changed } of missing) line(`${name} has no changeset: ${changed.join(', ')}`)
  line(
    missing.length > 0
      ? 'Say what changes for its users with `pnpm changeset`, or that nothing does with `pnpm changeset --empty`.'
      : 'every published package that changed has its changeset',
  )
  return missing.length > 0 ? 1 : 0
}

/** A changeset that cannot be read, or names what is not published, would stop the release. */
function namedBy(file, packages) {
  const names = readChangeset(readFileSync(join(ROOT, file), 'utf8'))
  if (!names) throw new StopError(`${file} is no changeset: \`pnpm changeset\` writes one.`)
  const unknown = names.filter((name) => packages.every((known) => known.name !== name))
  if (unknown.length === 0) return names
  throw new StopError(`${file} names ${unknown.join(', ')}, which is not published.`)
}
