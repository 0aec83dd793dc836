import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { importsOf } from './structure/read-imports.mjs'

const SOURCE = /^(.*\/(packages|apps)\/[^/]+)\/src\/(.+)$/
const EXTENSION = /\.(?:d\.ts|[cm]?[jt]sx?)$/
const TEST_SUPPORT = /\.(?:test|test-d|fake|stories)\.tsx?$/
const FEATURE = /^features\/[^/]+\/internal(?=\/)/

/** The folders and loose files of a folder that declares nothing. */
const ALL_PEERS = [{ name: '*', hasPeers: true, literal: 0, matches: /^([^/]+)/ }]

const manifests = new Map()
const graphs = new Map()

/**
 * The layers of the folder that a file is in: `doran.layers` in the package.json, lowest first. A package declares them
 * for its `src`, an app for single folders below it, by their path; without a declaration all parts of a feature are
 * peers. Null where there is nothing to declare.
 * @param {string} filename
 */
export function layeredFile(filename) {
  const match = SOURCE.exec(filename.replaceAll('\\', '/'))
  if (!match) return null
  const [, owner, kind, path] = match
  const { isOurs, layers, entries } = declaredBy(owner)
  if (kind === 'packages' && !isOurs) return null
  if (kind === 'packages')
    return layers || path.includes('/') ? placed(`${owner}/src`, path, layers, entries) : null
  const declared = Object.keys(layers ?? {}).find((name) => path.startsWith(`${name}/`))
  const folder = declared ?? FEATURE.exec(path)?.[0]
  if (!folder) return null
  const rest = path.slice(folder.length + 1)
  const root = `${owner}/src/${folder}`
  return declared
    ? placed(root, rest, layers[folder].map(readLayer), null)
    : placed(root, rest, ALL_PEERS, [])
}

function placed(root, path, layers, entries) {
  return { root, path: path.replace(EXTENSION, ''), layers, entries }
}

function declaredBy(folder) {
  if (!manifests.has(folder)) manifests.set(folder, readManifest(join(folder, 'package.json')))
  return manifests.get(folder)
}

function readManifest(file) {
  if (!existsSync(file)) return {}
  const { name, doran, exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
  const entries = Object.values(exports).flatMap((entry) => entry['@doran/source'] ?? [])
  return {
    // The scripts have folders named packages too, of apps that try our packages.
    isOurs: name === `@doran/${basename(dirname(file))}`,
    layers: Array.isArray(doran?.layers) ? doran.layers.map(readLayer) : doran?.layers,
    entries: entries.map((entry) => entry.replace(/^\.\/src\//, '').replace(EXTENSION, '')),
  }
}

/** A layer names a folder or, with its extension, a file. `*` is any name: what it matches are peers. */
export function readLayer(name) {
  const isFile = EXTENSION.test(name)
  const pattern = name
    .replace(EXTENSION, '')
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll('*', '([^/]*)')
  return {
    name,
    hasPeers: name.includes('*'),
    literal: name.replaceAll('*', '').length,
    matches: new RegExp(isFile ? `^${pattern}$` : `^${pattern}/`),
  }
}

/** Says why a file may not be where it is, or null. An entry is above all layers. */
export function placeRefusal(file, filename) {
  if (isFree(filename)) return null
  if (!file.layers)
    return 'a package with folders declares their layers, lowest first: doran.layers in its package.json'
  if (isEntry(file, file.path) || layerOf(file, file.path)) return null
  return `${file.path} is in no layer (${orderOf(file)})`
}

/** Says why a file may not import `specifier`, or null where it may. */
export function layerRefusal(file, filename, specifier) {
  if (!file.layers || isFree(filename) || isEntry(file, file.path)) return null
  if (!specifier.startsWith('.')) return null
  const path = targetOf(file.path, specifier)
  if (path.startsWith('..')) return null
  if (isEntry(file, path)) return `${path} is an entry: import what it exports`
  const from = layerOf(file, file.path)
  const to = layerOf(file, path)
  if (!from || !to) return null
  if (from === to) return from.hasPeers ? circleRefusal(file, path, from) : null
  if (file.layers.indexOf(to) < file.layers.indexOf(from)) return null
  return `layer ${from.name} may not import ${to.name}, which is above it (${orderOf(file)})`
}

/** Peers may import each other, but not in a circle. */
function circleRefusal(file, path, layer) {
  const from = peerOf(layer, file.path)
  const to = peerOf(layer, path)
  if (from === to || !reaches(peerImports(file, layer), to, from)) return null
  return `${from} imports ${to}, which leads back to ${from}: peers may not form a circle`
}

function reaches(imports, from, to, seen = new Set()) {
  if (from === to) return true
  seen.add(from)
  return [...(imports.get(from) ?? [])].some(
    (next) => !seen.has(next) && reaches(imports, next, to, seen),
  )
}

/** Lists the imports among the peers of a layer. */
function peerImports(file, layer) {
  const key = `${file.root} ${layer.name}`
  if (!graphs.has(key)) graphs.set(key, readPeerImports(file, layer))
  return graphs.get(key)
}

function readPeerImports(file, layer) {
  const isPeer = (path) => layerOf(file, path)?.name === layer.name
  const imports = new Map()
  for (const name of globSync('**/*.{ts,tsx}', { cwd: file.root })) {
    const source = name.replaceAll('\\', '/')
    const path = source.replace(EXTENSION, '')
    if (isFree(name) || !isPeer(path)) continue
    const targets = importsOf(file.root, source)
      .map(({ to }) => to.replace(EXTENSION, ''))
      .filter(isPeer)
    const from = peerOf(layer, path)
    const peers = targets.map((target) => peerOf(layer, target))
    imports.set(from, new Set([...(imports.get(from) ?? []), ...peers]))
  }
  return imports
}

function targetOf(path, specifier) {
  return posix.join(posix.dirname(path), specifier).replace(EXTENSION, '')
}

/** The layer that names a path most closely. */
function layerOf({ layers }, path) {
  const around = layers.filter(({ matches }) => matches.test(path))
  return around.toSorted((one, other) => other.literal - one.literal)[0] ?? null
}

function peerOf({ matches }, path) {
  return matches.exec(path).slice(1).join('/')
}

/** True for a package's exports, and for the loose files of an app's folder, unless a layer names them. */
function isEntry({ layers, entries }, path) {
  const isFace = entries ? entries.includes(path) : !path.includes('/')
  return isFace && !layers.some(({ hasPeers, matches }) => !hasPeers && matches.test(path))
}

function orderOf({ layers }) {
  return layers.map(({ name }) => name).join(' → ')
}

/** Tests and their support may use anything; type declarations are of no folder. */
function isFree(filename) {
  return TEST_SUPPORT.test(filename) || filename.endsWith('.d.ts')
}
