import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pnpm } from '../lib/paths.mjs'
import { mustRun } from './must-run.mjs'
import { readManifest } from './published.mjs'

/** Packs a package as publishing does, and unpacks it beside: its tarball, its folder, its manifest and its files. */
export async function pack({ name, folder }, home) {
  const target = join(home, name.replace('/', '-'))
  mkdirSync(target, { recursive: true })
  await mustRun(pnpm('pack', '--pack-destination', target), `packing ${name}`, { cwd: folder })
  const tarball = join(
    target,
    readdirSync(target).find((file) => file.endsWith('.tgz')),
  )
  await mustRun(['tar', ['-xzf', tarball, '-C', target]], `unpacking ${name}`)
  const unpacked = join(target, 'package')
  return {
    name,
    tarball,
    bytes: statSync(tarball).size,
    unpacked,
    manifest: readManifest(unpacked),
    files: filesOf(unpacked),
  }
}

/** The texts of all files, by their path in the package. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}
