import type { EdgeEnv } from './env.js'

export type Route = {
  site: 'api' | 'web'
  origin: URL
  /** The path and query to ask the site for. */
  url: string
}

type Sites = Pick<EdgeEnv, 'apiOrigin' | 'webOrigin' | 'talesOrigin' | 'isDev'>

const REALTIME_PATH = /^\/(?:keys\/.+|channels\/.+|time)$/

/** A site behind the door may resolve these and see another path than the door saw. */
const AMBIGUOUS = /\/\/|\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i
/** Sites match their rewrites without regard to case, so a name of ours in another case is no page. */
const OUR_NAMES = /^\/(?:api|doran-tales)(?:\/|$)/i
/** All that the API has for people; its health is nobody's business outside. */
const API_PATH = /^\/api\/v1\//
/** No page or call of ours asks for more; a site takes seconds over thousands of repeated keys. */
const QUERY = { length: 8_192, pairs: 64 }
/** A page that Next keeps for itself and answers with 500. */
const INNER_PAGE = /\/_global-error\/?$/
const DEVELOPMENT_SOCKET = /\/_next\//

/** Null for anything that is no plain path of ours, such as `*`, an absolute address, or `/x/../api`. */
export function routeOf(url: string, isUpgrade: boolean, sites: Sites): Route | null {
  const path = pathOf(url)
  if (!path.startsWith('/') || AMBIGUOUS.test(path) || !isReadable(path)) return null
  if (INNER_PAGE.test(path)) return null
  if (!isReasonable(url.slice(path.length))) return null
  if (API_PATH.test(path)) {
    return { site: 'api', origin: sites.apiOrigin, url: url.slice('/api'.length) }
  }
  if (OUR_NAMES.test(path) && !/^\/doran-tales(?:\/|$)/.test(path)) return null
  if (REALTIME_PATH.test(path) || (isUpgrade && path === '/'))
    return { site: 'api', origin: sites.apiOrigin, url }
  if (isUpgrade && !(sites.isDev && DEVELOPMENT_SOCKET.test(path))) return null
  if (sites.talesOrigin !== null && /^\/doran-tales(?:\/|$)/.test(path))
    return { site: 'web', origin: sites.talesOrigin, url }
  return { site: 'web', origin: sites.webOrigin, url }
}

/** A site throws over escapes that are no UTF-8. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function isReasonable(query: string): boolean {
  return query.length <= QUERY.length && query.split('&').length <= QUERY.pairs
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
