'use client'

import { Icon, buttonClass, iconButtonClass } from '@doran/ui'
import { loginPath } from '../session/login/login-path.js'
import { isSignInPlace } from '../session/login/safe-next.js'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { routes } from '../core/routes.js'
import { ZoneLink } from '../core/zone-link.js'
import { useLazyComponent } from '../core/use-lazy-component.js'
import { MemberLinks } from './member-links.js'
import { useFullPath } from '../core/use-full-path.js'
import { useHere } from '../core/use-here.js'

const loadMemberActions = () => import('./member-actions.js').then((module) => module.MemberActions)

/** The right end of both bars: the search, then bell and picture of a member, or the way to sign in. */
export function SiteActions() {
  return (
    <>
      <SearchLink />
      <PersonActions />
    </>
  )
}

function SearchLink() {
  const path = useFullPath()
  const href = routes.search.path()
  // The pages of signing in have ways of their own.
  if (isSignInPlace(path)) return null
  return (
    <ZoneLink
      href={href}
      aria-label="검색"
      {...(path === href && { 'aria-current': 'page' })}
      className={iconButtonClass('quiet')}
    >
      <Icon name="search" />
    </ZoneLink>
  )
}

function PersonActions() {
  const isLoggedIn = useIsLoggedIn()
  // Visitors never load it; until it has come, and if it does not, members have the plain links.
  const MemberActions = useLazyComponent(isLoggedIn, loadMemberActions)
  if (!isLoggedIn) return <LoginLink />
  return MemberActions ? <MemberActions /> : <MemberLinks />
}

function LoginLink() {
  const here = useHere()
  if (isSignInPlace(here)) return null
  return (
    <ZoneLink
      href={loginPath({ next: here })}
      className={buttonClass({ kind: 'quiet' }, 'px-2.5!')}
    >
      로그인
    </ZoneLink>
  )
}
