import { pathOf, type Route } from './route.js'

/** No page takes a form or a server action: pages and files are read. */
const OF_PAGES = ['GET', 'HEAD', 'OPTIONS']
const OF_CALLS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Next's development pages send home what broke in the browser. */
const DEVELOPMENT_CALL = /^(?:\/doran-tales)?\/__nextjs_/

/** What may be asked of a route; a path that is none of ours is refused as such, whatever is asked of it. */
export function methodsOf(route: Route | null): readonly string[] {
  const isPage = route?.site === 'web' && !DEVELOPMENT_CALL.test(pathOf(route.url))
  return isPage ? OF_PAGES : OF_CALLS
}
