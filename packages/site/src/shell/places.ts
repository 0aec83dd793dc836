import type { FooterLink, IconName } from '@doran/ui'
import { routes, type RouteName } from '../routing/routes.js'

/** A place on a bar; naming a page that is not in the route table does not compile. */
type Place = { route: FixedRoute; label: string; icon: IconName }
type FixedRoute = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends () => string ? Name : never
}[RouteName]

const TABS: readonly Place[] = [
  { route: 'home', label: '홈', icon: 'home' },
  { route: 'tales', label: '이야기', icon: 'story' },
]

const HEADER: readonly Place[] = [{ route: 'tales', label: '이야기', icon: 'story' }]

export const FOOTER_LINKS: readonly FooterLink[] = [
  { href: routes.about.path(), label: '도란 소개' },
  { href: routes.landing.path(), label: '처음 오셨다면' },
]

export const tabsAt = (path: string) => TABS.map((place) => itemAt(place, path))
export const headerItemsAt = (path: string) => HEADER.map((place) => itemAt(place, path))

function itemAt({ route, label, icon }: Place, path: string) {
  const href = routes[route].path()
  return { href, label, icon, isCurrent: isCurrentPlace(href, path) }
}

function isCurrentPlace(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
}
