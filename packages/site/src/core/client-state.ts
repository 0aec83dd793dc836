import type { Me } from '@doran/contract'
import type { Theme } from '@doran/ui/theme'
import { atom } from 'jotai'

/** Whether this browser is signed in, as far as the page knows: from the server, then from what calls answer. */
export const isLoggedInAtom = atom(false)
/** Id of the member whose data the page shows; null until it is known, and once they left. */
export const pageMemberAtom = atom<string | null>(null)
/** Whether the sign-in has ended and the notice of it has not been shown. */
export const hasSignInEndedAtom = atom(false)
/** What waits for the member; null for visitors and until it is known. */
export const unreadAtom = atom<Me['unread'] | null>(null)
/** Follows `<html data-theme>`, which the theme switches write. */
export const themeAtom = atom<Theme>('dark')
/** True while any read is under way. */
export const isLoadingAtom = atom(false)
/** What went wrong last with a read; null once one succeeds. */
export const errorAtom = atom<Error | null>(null)
