'use client'

import { buttonClass } from '@doran/ui'
import { loginPath } from '../login/login-path.js'
import { isSignInPlace } from '../login/safe-next.js'
import { useIsLoggedIn } from '../member/use-is-logged-in.js'
import { ZoneLink } from '../routing/zone-link.js'
import { useLoaded } from '../state/use-loaded.js'
import { MemberLinks } from './member-links.js'
import { useHere } from './use-here.js'

const loadMemberActions = () => import('./member-actions.js').then((module) => module.MemberActions)

/** At the right of both bars: bell and picture of a member, or the way to sign in. */
export function SiteActions() {
  const isLoggedIn = useIsLoggedIn()
  // Visitors never load it; until it has come, and if it does not, members have the plain links.
  const MemberActions = useLoaded(isLoggedIn, loadMemberActions)
  if (!isLoggedIn) return <LoginLink />
  return MemberActions ? <MemberActions /> : <MemberLinks />
}

function LoginLink() {
  const here = useHere()
  // The pages of signing in have ways of their own.
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
