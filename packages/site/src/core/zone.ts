import { TALES_PATH } from '@doran/contract/names'

/** The prefix of the site that answers a full browser path. */
export function basePathOf(path: string): string {
  return isBelow(path, TALES_PATH) ? TALES_PATH : ''
}

export type Zone = 'web' | 'tales'

export function zoneOf(path: string): Zone {
  return basePathOf(path) === TALES_PATH ? 'tales' : 'web'
}

/** The full browser path of a router's pathname, which leaves the base path out. */
export function fullPath(basePath: string, pathname: string): string {
  return pathname === '/' ? basePath || '/' : `${basePath}${pathname}`
}

/** The router's pathname of a full browser path in the site at `basePath`. */
export function localPath(basePath: string, path: string): string {
  const rest = path.slice(basePath.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || new RegExp(`^${prefix}[/?#]`).test(path)
}
