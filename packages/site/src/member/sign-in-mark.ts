import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

/**
 * What this browser knows of its sign-in, with the moment: `in` and on a borrowed device `borrowed`, with whose it is;
 * `out` once it is found to be over, `left` where the person wanted that or the device was borrowed.
 */
export type SignInMark = `${State} ${string}` | null

type State = 'in' | 'borrowed' | 'out' | 'left'
type SignedIn = { id: string; session: { isLimited: boolean } }

const KEY = STORAGE_KEYS.signInMark

export function readMark(): SignInMark {
  return toMark(localStore.get(KEY))
}

export function isOver(mark: SignInMark): boolean {
  return is('out', mark) || hasLeft(mark)
}

/** Whether nothing of the member may stay in this browser. */
export function hasLeft(mark: SignInMark): boolean {
  return is('left', mark)
}

/** Whether the sign-in is by a short-time password: nothing that is typed may outlive it. */
export function isBorrowedDevice(): boolean {
  return is('borrowed', readMark())
}

/** Whose sign-in it is; null where nobody's is known. */
export function memberOf(mark: SignInMark): string | null {
  return isOver(mark) ? null : (mark?.split(' ')[2] ?? null)
}

/** Tells the other tabs too, and pages that the browser keeps for the way back. */
export function markLeft(): void {
  write('left')
}

/** The sign-in was found to be over; a borrowed device is left with that. */
export function markEnd(): void {
  const mark = readMark()
  if (!isOver(mark)) write(is('borrowed', mark) ? 'left' : 'out')
}

/** True where it says something new: a page that is read anew means nothing to the others. */
export function markIn({ id, session }: SignedIn): boolean {
  const mark = readMark()
  const state = session.isLimited ? 'borrowed' : 'in'
  const isNew = memberOf(mark) !== id || !is(state, mark)
  if (isNew) write(state, id)
  return isNew
}

/** Hears what other tabs mark. */
export function onMark(listener: (mark: SignInMark) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(toMark(newValue))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function is(state: State, mark: SignInMark): boolean {
  return mark?.startsWith(`${state} `) ?? false
}

function write(state: State, memberId = '') {
  // Where it cannot be stored, each page learns it from its next call.
  localStore.set(KEY, `${state} ${new Date().toISOString()} ${memberId}`.trim())
}

function toMark(stored: string | null): SignInMark {
  return isMark(stored) ? stored : null
}

function isMark(stored: string | null): stored is Exclude<SignInMark, null> {
  return stored !== null && /^(?:in|borrowed|out|left) /.test(stored)
}
