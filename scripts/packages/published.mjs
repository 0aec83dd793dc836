import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

/** The packages that leave the workspace: every one that is not private. */
export function publishedPackages() {
  return readdirSync(join(ROOT, 'packages'))
    .toSorted()
    .map((name) => join(ROOT, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }))
}

export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
