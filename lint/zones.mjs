import { posix } from 'node:path'

const SOURCE = /^.*\/(apps|packages)\/([^/]+)\/src\/(.+)$/
const EXTENSION = /\.(?:d\.ts|[cm]?[jt]sx?)$/
const COMPOSITION = new Set(['main', 'app', 'deps'])

/**
 * Where a file stands, read from its path alone, so that a new app, feature or module is guarded
 * from its first file. Null outside `apps/<name>/src` and `packages/<name>/src`.
 * @param {string} filename
 */
export function placeOf(filename) {
  const match = SOURCE.exec(filename.replaceAll('\\', '/'))
  if (!match) return null
  const [, kind, owner, file] = match
  const path = file.replace(EXTENSION, '')
  return { owner: `${kind}/${owner}`, isApp: kind === 'apps', path, ...zoneOf(path) }
}

function zoneOf(path) {
  const [top, unit, ...rest] = path.split('/')
  if (top === 'features' && unit) return { zone: 'features', unit }
  if (top === 'modules' && unit) return { zone: 'modules', unit, layer: layerOf(rest) }
  if (['app', 'areas', 'lib', 'db', 'http'].includes(top) && unit) return { zone: top }
  return { zone: COMPOSITION.has(path) ? 'composition' : 'root' }
}

function layerOf(rest) {
  const name = rest.at(-1) ?? ''
  if (rest.length > 1) return 'internal'
  if (name === 'index') return 'face'
  if (name.endsWith('.routes')) return 'routes'
  return name.endsWith('-store') ? 'store' : 'verb'
}

/** The place a relative import points at, or null for a package. */
export function placeOfImport(filename, specifier) {
  if (!specifier.startsWith('.')) return null
  const folder = posix.dirname(filename.replaceAll('\\', '/'))
  const target = placeOf(posix.join(folder, specifier))
  if (!target || target.zone !== 'modules' || target.path !== `modules/${target.unit}`)
    return target
  return { ...target, layer: 'face' }
}

export function isTest(filename) {
  return /\.test(?:-d)?\.tsx?$/.test(filename)
}

/**
 * Why `from` may not import `to`, or null where it may.
 * @param {{ typeOnly: boolean, inTest: boolean, readsData: () => boolean }} how
 */
export function refusal(from, to, how) {
  if (from.owner !== to.owner) return null
  return internalRefusal(from, to) ?? (from.isApp ? appRefusal(from, to, how) : null)
}

function internalRefusal(from, to) {
  const parts = to.path.split('/')
  const at = parts.lastIndexOf('internal')
  if (at < 0) return null
  const home = parts.slice(0, at).join('/')
  return home === '' || from.path.startsWith(`${home}/`)
    ? null
    : `internal/ is private to ${home}: import one of its top-level files`
}

function appRefusal(from, to, how) {
  if (from.zone === 'lib' && (to.zone === 'app' || to.zone === 'features'))
    return `lib is the lowest layer (app → features → lib): it may not import ${to.zone}`
  if (from.zone === 'features' && to.zone === 'app')
    return 'a feature may not import a route (app → features → lib)'
  if (from.zone === 'features' && to.zone === 'features' && from.unit !== to.unit)
    return `feature ${from.unit} may not import feature ${to.unit}: let the route compose them`
  if (to.zone === 'modules' && to.unit !== from.unit && to.layer !== 'face')
    return `import module ${to.unit} through its index.ts only`
  if (to.zone === 'areas' && (from.zone === 'features' || from.zone === 'lib') && !how.inTest)
    return 'areas compose features (app → areas → features → lib): let the route pass what they add'
  if (from.zone === 'areas' && to.zone === 'app')
    return 'an area may not import a route (app → areas → features → lib)'
  if (how.inTest) return null
  if (from.zone === 'db' && ['modules', 'http', 'composition'].includes(to.zone))
    return 'db is the lowest layer (routes → verbs → store → db)'
  if (from.zone === 'modules') return moduleRefusal(from, to, how)
  return null
}

function moduleRefusal(from, to, how) {
  if (to.zone === 'composition' && !how.typeOnly)
    return 'a module takes its dependencies as arguments: import only types from main, app and deps'
  const knowsHttp = from.layer === 'routes' || from.layer === 'face'
  if (!knowsHttp && (to.zone === 'http' || to.layer === 'routes'))
    return `a ${from.layer} file knows no HTTP (routes → verbs → store → db)`
  if (how.typeOnly) return null
  if (from.layer === 'routes' && (to.layer === 'store' || to.zone === 'db'))
    return 'a route calls a verb, never the store or the database (routes → verbs → store → db)'
  if (from.layer !== 'store' || to.unit !== from.unit) return null
  return to.layer === 'face' || (to.layer === 'verb' && how.readsData())
    ? 'a store may not import a verb (routes → verbs → store → db)'
    : null
}

/** Why `from` may not import the package `specifier`, or null. */
export function packageRefusal(from, specifier) {
  const http = /^(?:hono|@hono\/.+)(?:$|\/)/.test(specifier)
  const below = from.zone === 'db' || ['verb', 'store', 'internal'].includes(from.layer)
  return http && from.isApp && below ? `a ${from.layer ?? 'db'} file knows no HTTP` : null
}
