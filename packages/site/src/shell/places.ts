import type { FooterLink, IconName, NavItem } from '@doran/ui'
import { loginPath } from '../login/login-path.js'
import { routes, type RouteName } from '../routing/routes.js'

/** A place on a bar; naming a page that is not in the route table does not compile. */
type Place = { route: FixedRoute; label: string; icon: IconName }
type FixedRoute = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends () => string ? Name : never
}[RouteName]

const TABS: readonly Place[] = [
  { route: 'home', label: '홈', icon: 'home' },
  { route: 'tales', label: '이야기', icon: 'story' },
  { route: 'me', label: '나', icon: 'person' },
]

const HEADER: readonly Place[] = [{ route: 'tales', label: '이야기', icon: 'story' }]

const MEMBERS: readonly Place[] = [
  { route: 'notification', label: '알림', icon: 'bell' },
  { route: 'me', label: '나', icon: 'person' },
]

export const FOOTER_LINKS: readonly FooterLink[] = [
  { href: routes.about.path(), label: '도란 소개' },
  { href: routes.landing.path(), label: '처음 오셨다면' },
  { href: routes.terms.path(), label: '이용약관' },
  { href: routes.privacy.path(), label: '개인정보 처리방침', isStrong: true },
]

export const tabsAt = (path: string) => TABS.map((place) => itemAt(place, path))
export const headerItemsAt = (path: string) => HEADER.map((place) => itemAt(place, path))

/** What the menu of a narrow screen adds: a member's places, or the way to sign in and back to `here`. */
export function ownItemsAt(
  path: string,
  { here, isLoggedIn }: { here: string; isLoggedIn: boolean },
): NavItem[] {
  if (isLoggedIn) return MEMBERS.map((place) => itemAt(place, path))
  return [{ href: loginPath({ next: here }), label: '로그인', icon: 'person' }]
}

function itemAt({ route, label, icon }: Place, path: string) {
  const href = routes[route].path()
  return { href, label, icon, isCurrent: isCurrentPlace(href, path) }
}

function isCurrentPlace(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
}
