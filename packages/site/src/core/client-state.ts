import type { Theme } from '@doran/ui/theme'
import { atom } from 'jotai'

/** Whether this browser is signed in, as far as the page knows: from the server, then from what calls answer. */
export const isLoggedInAtom = atom(false)
/** By the member's id, whom the page was drawn for; null until it is known, and once they left. */
export const pageMemberAtom = atom<string | null>(null)
/** Whether the sign-in was found to be over, and the person has not been told. */
export const hasSignInEndedAtom = atom(false)
/** Follows `<html data-theme>`, which the theme switches write. */
export const themeAtom = atom<Theme>('dark')
/** Whether any read is under way. */
export const isLoadingAtom = atom(false)
/** What went wrong last with a read; null once one succeeds. */
export const errorAtom = atom<Error | null>(null)
