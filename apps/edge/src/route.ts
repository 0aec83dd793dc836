import type { EdgeEnv } from './env.js'

export type Route = {
  site: 'api' | 'web'
  origin: URL
  /** The path and query to ask the site for. */
  url: string
}

type Origins = Pick<EdgeEnv, 'apiOrigin' | 'webOrigin' | 'talesOrigin'>

const REALTIME_PATH = /^\/(?:keys\/.+|channels\/.+|time)$/

/** Null for anything that is no plain path, such as `*` or an absolute address. */
export function routeOf(url: string, isUpgrade: boolean, origins: Origins): Route | null {
  if (!url.startsWith('/')) return null
  const path = pathOf(url)
  if (path === '/api' || path.startsWith('/api/')) {
    const rest = url.slice('/api'.length)
    return { site: 'api', origin: origins.apiOrigin, url: rest.startsWith('/') ? rest : `/${rest}` }
  }
  if (REALTIME_PATH.test(path) || (isUpgrade && path === '/'))
    return { site: 'api', origin: origins.apiOrigin, url }
  if (origins.talesOrigin !== null && /^\/doran-tales(?:\/|$)/.test(path))
    return { site: 'web', origin: origins.talesOrigin, url }
  return { site: 'web', origin: origins.webOrigin, url }
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
