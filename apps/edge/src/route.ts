import type { EdgeEnv } from './env.js'

export type Route = {
  site: 'api' | 'web'
  origin: URL
  /** The path and query to ask the site for. */
  url: string
}

type Origins = Pick<EdgeEnv, 'apiOrigin' | 'webOrigin' | 'talesOrigin'>

const REALTIME_PATH = /^\/(?:keys\/.+|channels\/.+|time)$/

/** A site behind the door may resolve these and see another path than the door saw. */
const AMBIGUOUS = /\/\/|\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i
/** Sites match their rewrites without regard to case, so a name of ours in another case is no page. */
const OUR_NAMES = /^\/(?:api|doran-tales)(?:\/|$)/i
/** All that the API has for people; its health is nobody's business outside. */
const API_PATH = /^\/api\/v1\//
const DEVELOPMENT_SOCKET = /\/_next\//

/** Null for anything that is no plain path of ours, such as `*`, an absolute address, or `/x/../api`. */
export function routeOf(url: string, isUpgrade: boolean, origins: Origins): Route | null {
  const path = pathOf(url)
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return null
  if (API_PATH.test(path)) {
    return { site: 'api', origin: origins.apiOrigin, url: url.slice('/api'.length) }
  }
  if (OUR_NAMES.test(path) && !/^\/doran-tales(?:\/|$)/.test(path)) return null
  if (REALTIME_PATH.test(path) || (isUpgrade && path === '/'))
    return { site: 'api', origin: origins.apiOrigin, url }
  if (isUpgrade && !DEVELOPMENT_SOCKET.test(path)) return null
  if (origins.talesOrigin !== null && /^\/doran-tales(?:\/|$)/.test(path))
    return { site: 'web', origin: origins.talesOrigin, url }
  return { site: 'web', origin: origins.webOrigin, url }
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
