import type { Me } from '@doran/contract'
import type { FooterLink, NavItem } from '@doran/ui'
import { AREAS } from '../areas/areas.generated.js'
import type { AreaEntries, Bar } from '../areas/define-area.js'
import { matchesPattern } from '../areas/route.js'
import { findPath } from '../core/routes.js'
import { loginPath } from '../session/login/login-path.js'

type AreaPages = { routes: Record<string, { pattern: string; place?: string }> }

const AREA_LIST: readonly (AreaEntries & AreaPages)[] = Object.values(AREAS)

const PLACES = AREA_LIST.flatMap(({ places = [] }) =>
  places.flatMap(({ route, ...place }) => withPath(route, place)),
).toSorted(byOrder)

export const FOOTER_LINKS: readonly FooterLink[] = AREA_LIST.flatMap(({ footer = [] }) =>
  footer.flatMap(({ route, ...link }) => withPath(route, link)),
).toSorted(byOrder)

// The innermost comes first: every path is in the area of `/`.
const AREA_BARS = AREA_LIST.flatMap(({ bar, routes }) =>
  bar ? withPath(bar.route, { name: bar.label, pages: Object.values(routes) }) : [],
).toSorted((one, other) => other.href.length - one.href.length)

const ALL_PAGES = AREA_LIST.flatMap(({ routes }) => Object.values(routes))

/** The name of a path's area in the area bar, and its address. */
export function areaAt(path: string): { name: string; href: string } {
  const place = placeOf(path)
  const placed = PLACES.find(({ href }) => href === place)
  if (placed) return { name: placed.label, href: placed.href }
  const area =
    AREA_BARS.find(({ pages }) => pages.some(({ pattern }) => matchesPattern(pattern, path))) ??
    AREA_BARS.find(({ href }) => href === '/' || isBelow(href, path))
  return { name: area?.name ?? '도란', href: area?.href ?? '/' }
}

export type Unread = Me['unread'] | null

type PlacesFor = { isLoggedIn?: boolean; unread?: Unread }

/** The places of one bar that exist, with the one of the path marked and its unread entries counted. */
export function placesOn(bar: Bar, path: string, { isLoggedIn = true, unread }: PlacesFor = {}) {
  const isShown = ({ on, isForMembers }: (typeof PLACES)[number]) =>
    on.includes(bar) && (isLoggedIn || !isForMembers)
  return PLACES.filter(isShown).map(({ href, label, icon, waiting }) => ({
    href,
    label,
    icon,
    isCurrent: isCurrentPlace(href, path),
    ...(waiting && unread && { waiting: { count: unread[waiting.of], label: waiting.label } }),
  }))
}

/** The menu of a narrow screen, which holds what the tabs do not; a visitor's way to sign in leads back to `here`. */
export function menuItemsAt(
  path: string,
  { here, isLoggedIn }: { here: string; isLoggedIn: boolean },
): NavItem[] {
  const login: NavItem = { href: loginPath({ next: here }), label: '로그인', icon: 'person' }
  const places = placesOn('menu', path, { isLoggedIn })
  return [...(isLoggedIn ? [] : [login]), ...places, ...FOOTER_LINKS]
}

function withPath<Entry extends object>(route: string, entry: Entry) {
  const href = findPath(route)
  return href === null ? [] : [{ ...entry, href }]
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order
}

/** A place is also that of the pages of its area that lie elsewhere. */
function isCurrentPlace(href: string, path: string): boolean {
  const place = placeOf(path)
  if (place !== null) return href === place
  if (href === '/') return path === '/'
  return isBelow(href, path) || areaAt(path).href === href
}

function placeOf(path: string): string | null {
  return ALL_PAGES.find(({ pattern }) => matchesPattern(pattern, path))?.place ?? null
}

function isBelow(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
