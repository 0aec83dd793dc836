import type { Me } from '@doran/contract'
import { routes } from '@doran/site/core'
import { redirect } from 'next/navigation'

/** Sends a member on whose terms have changed: nothing of theirs may be read or written before. */
export function redirectToConsent(me: Me | 'visitor' | null, next: string): void {
  if (me === null || me === 'visitor' || !me.needs.includes('consent')) return
  redirect(`${routes.loginAfter.path()}?${new URLSearchParams({ next })}`)
}
