import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const SOURCE = /^(.*\/packages\/[^/]+)\/src\/(.+)$/
const EXTENSION = /\.(?:d\.ts|[cm]?[jt]sx?)$/
const TEST_SUPPORT = /\.(?:test|test-d|fake|stories)\.tsx?$/

const manifests = new Map()

/**
 * What a package says of its folders: `doran.layers` in its package.json, lowest first, and its entries. Null for a file
 * outside of a package, and where a package declares no layers.
 * @param {string} filename
 */
export function layeredFile(filename) {
  const match = SOURCE.exec(filename.replaceAll('\\', '/'))
  const declared = match && declaredBy(match[1])
  if (!declared) return null
  return { ...declared, root: `${match[1]}/src`, path: match[2].replace(EXTENSION, '') }
}

function declaredBy(folder) {
  if (!manifests.has(folder)) manifests.set(folder, readManifest(join(folder, 'package.json')))
  return manifests.get(folder)
}

function readManifest(file) {
  if (!existsSync(file)) return null
  const { doran, exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
  if (!doran?.layers) return null
  const entries = Object.values(exports).flatMap((entry) => entry['@doran/source'] ?? [])
  return { layers: doran.layers, entries: entries.map((entry) => pathOf(entry)) }
}

const pathOf = (entry) => entry.replace(/^\.\/src\//, '').replace(EXTENSION, '')

/** Why a file may not stand where it stands, or null. An entry of the package stands above all layers. */
export function placeRefusal(file, filename) {
  if (isFree(filename) || isEntry(file, file.path) || layerOf(file, file.path) !== null) return null
  return `${file.path} stands in none of the package's layers (${file.layers.join(' → ')})`
}

/** Why a file may not import `specifier`, or null where it may. */
export function layerRefusal(file, filename, specifier) {
  if (isFree(filename) || isEntry(file, file.path) || !specifier.startsWith('.')) return null
  const path = posix.join(posix.dirname(file.path), specifier).replace(EXTENSION, '')
  if (path.startsWith('..')) return null
  if (isEntry(file, path)) return `${path} is an entry of the package: import what it exports`
  const from = layerOf(file, file.path)
  const to = layerOf(file, path)
  if (from === null || to === null || file.layers.indexOf(to) <= file.layers.indexOf(from))
    return null
  return `layer ${from} may not import ${to}, which lies above it (${file.layers.join(' → ')})`
}

/** The innermost layer that a path lies in. */
function layerOf({ layers }, path) {
  const around = layers.filter((layer) => path.startsWith(`${layer}/`))
  return around.toSorted((one, other) => other.length - one.length)[0] ?? null
}

function isEntry({ entries }, path) {
  return entries.includes(path)
}

/** Tests and their support may use anything; type declarations are of no folder. */
function isFree(filename) {
  return TEST_SUPPORT.test(filename) || filename.endsWith('.d.ts')
}
