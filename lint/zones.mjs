import { posix } from 'node:path'

const SOURCE = /^.*\/(apps|packages|labs)\/([^/]+)\/src\/(.+)$/
const EXTENSION = /\.(?:d\.[cm]?ts|[cm]?[jt]sx?)$/
const COMPOSITION = new Set(['main', 'app', 'deps', 'env'])
const SITE_FOLDERS = new Set(['app', 'areas', 'lib', 'testing'])
const SITE_FILES = new Set(['env', 'proxy', 'instrumentation', 'instrumentation-client'])

/** Apps whose every file is in a zone. Others are flat, but for their features. */
const CLOSED = { api: apiZone, web: siteZone, tales: siteZone }

/**
 * Reads the place of a file from its path alone, so that a new app, feature or module is guarded from its first file.
 * Null outside the sources of an app or package.
 * @param {string} filename
 */
export function placeOf(filename) {
  const match = SOURCE.exec(filename.replaceAll('\\', '/'))
  if (!match) return null
  const [, kind, owner, file] = match
  const path = file.replace(EXTENSION, '')
  const isApp = kind === 'apps'
  const place = { owner: `${kind}/${owner}`, isApp, path }
  return { ...place, ...zoneOf(isApp ? owner : null, path) }
}

function zoneOf(app, path) {
  if (app === null) return { zone: 'package' }
  const found = (CLOSED[app] ?? siteZone)(path)
  if (found) return found
  return { zone: app in CLOSED ? 'unknown' : 'flat' }
}

function siteZone(path) {
  const [top, unit] = path.split('/')
  if (top === 'features' && unit) return { zone: 'features', unit }
  if (SITE_FOLDERS.has(top) && unit) return { zone: top }
  return SITE_FILES.has(path) ? { zone: 'composition' } : null
}

function apiZone(path) {
  const [top, unit, ...rest] = path.split('/')
  if (COMPOSITION.has(path) || (top === 'commands' && unit)) return { zone: 'composition' }
  if (top === 'testing' && unit) return { zone: 'testing' }
  if (top === 'platform' && rest.length > 0) return { zone: 'platform', unit }
  if (path === 'schema/tables') return { zone: 'table list' }
  if (top === 'schema') return schemaZone(unit, rest)
  if (top !== 'modules' || !unit) return null
  if (isTable(rest)) return null
  if (rest.length > 0) return { zone: 'modules', unit, layer: layerOf(rest) }
  return /^(?:index|tables)(?:\.test)?$/.test(unit) ? { zone: 'module list' } : null
}

/** The tables of modules, in folders: those of one folder are written together, by the modules that have their rules. */
function schemaZone(unit, rest) {
  return rest.length === 1 && isTable(rest) ? { zone: 'schema', unit } : null
}

function isTable(rest) {
  return rest.at(-1)?.endsWith('.table') ?? false
}

function layerOf(rest) {
  const name = rest.at(-1) ?? ''
  if (rest[0] === 'testing' || name.endsWith('.fixtures')) return 'testing'
  if (rest.length > 1) return 'internal'
  if (name === 'index') return 'face'
  if (name === 'module') return 'module'
  if (name.endsWith('.routes')) return 'routes'
  return name.endsWith('-repository') ? 'repository' : 'verb'
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
  return /\.(?:test(?:-d)?|fixtures)\.tsx?$|\/testing\//.test(filename)
}

/** Says why a file may not be where it is, or null. */
export function placeRefusal(place) {
  return place.zone === 'unknown'
    ? `${place.path} stands in no zone of ${place.owner}: no rule would guard what it imports`
    : null
}

/**
 * Says why `from` may not import `to`, or null where it may.
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
  if (from.zone === 'lib' && ['app', 'features'].includes(to.zone))
    return `lib is the lowest layer (app → areas → features → lib): it may not import ${to.zone}`
  if (from.zone === 'features' && to.zone === 'app')
    return 'a feature may not import a route (app → areas → features → lib)'
  if (to.zone === 'areas' && ['features', 'lib'].includes(from.zone) && !how.inTest)
    return 'areas compose features (app → areas → features → lib): let the route pass what they add'
  if (from.zone === 'areas' && to.zone === 'app')
    return 'an area may not import a route (app → areas → features → lib)'
  if (from.zone === 'features' && to.zone === 'features' && from.unit !== to.unit)
    return `feature ${from.unit} may not import feature ${to.unit}: let the route compose them`
  if (how.inTest) return to.zone === 'modules' ? faceRefusal(from, to) : null
  if (to.zone === 'testing' || to.layer === 'testing') return 'only tests import testing'
  if (from.zone === 'platform' && !['platform', 'package'].includes(to.zone))
    return `platform is the lowest layer: it may not import ${to.zone}`
  if (from.zone === 'schema' && to.zone !== 'schema' && !isDatabase(to))
    return 'a table may import other tables and platform/db alone'
  return faceRefusal(from, to) ?? (from.zone === 'modules' ? moduleRefusal(from, to, how) : null)
}

/** Others see of a module its index.ts; the list of modules sees each module.ts. */
function faceRefusal(from, to) {
  if (to.zone !== 'modules' || to.unit === from.unit) return null
  if (to.layer === 'face' || to.layer === 'testing') return null
  if (from.zone === 'module list' && to.layer === 'module') return null
  return from.zone === 'testing' ? null : `import module ${to.unit} through its index.ts only`
}

function moduleRefusal(from, to, how) {
  if (to.zone === 'composition' || to.zone === 'module list')
    return 'a module takes what it needs from its context: it may not import main, app, deps, env or the list of modules'
  if (to.zone === 'table list')
    return 'a module imports the tables that it names, one by one, not the list of tables'
  const knowsHttp = from.layer === 'routes' || from.layer === 'module'
  if (!knowsHttp && (isHttp(to) || to.layer === 'routes'))
    return `a ${from.layer} file knows no HTTP (routes → verbs → repository → table)`
  if (how.typeOnly) return null
  if (from.layer === 'routes' && (to.layer === 'repository' || to.zone === 'schema'))
    return 'a route calls a verb, never the repository or a table (routes → verbs → repository → table)'
  if (from.layer === 'routes' && isDatabase(to))
    return 'a route calls a verb, never the database (routes → verbs → repository → table)'
  if (from.layer !== 'repository' || to.unit !== from.unit) return null
  return to.layer === 'face' || (to.layer === 'verb' && how.readsData())
    ? 'a repository may not import a verb (routes → verbs → repository → table)'
    : null
}

function isHttp({ zone, unit }) {
  return zone === 'platform' && unit === 'http'
}

function isDatabase({ zone, unit }) {
  return zone === 'platform' && unit === 'db'
}

/** Says why `from` may not import the package `specifier`, or null. */
export function packageRefusal(from, specifier) {
  const own = `@doran/${posix.basename(from.owner)}`
  // The rules about files read relative imports alone.
  if (specifier === own || specifier.startsWith(`${own}/`))
    return `${from.owner} imports its own files by their path, not as ${specifier}`
  const http = /^(?:hono|@hono\/.+)(?:$|\/)/.test(specifier)
  const below = ['verb', 'repository', 'face', 'internal'].includes(from.layer)
  return http && from.isApp && below ? `a ${from.layer} file knows no HTTP` : null
}
