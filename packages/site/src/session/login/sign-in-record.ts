import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

/**
 * What this browser knows of its sign-in, with the moment: `in` and on a borrowed device `borrowed`, with whose it is;
 * `out` once it is found to be over, `left` where the person wanted that or the device was borrowed.
 */
export type SignInRecord = `${State} ${string}` | null

type State = 'in' | 'borrowed' | 'out' | 'left'
type SignedIn = { id: string; session: { isLimited: boolean } }

const KEY = STORAGE_KEYS.signInMark

export function readSignInRecord(): SignInRecord {
  return toSignInRecord(localStore.get(KEY))
}

export function isSignInOver(record: SignInRecord): boolean {
  return is('out', record) || hasLeft(record)
}

/** True when nothing of the member may stay in this browser. */
export function hasLeft(record: SignInRecord): boolean {
  return is('left', record)
}

/** Whether the sign-in is by a short-time password: nothing that is typed may outlive it. */
export function isBorrowedDevice(): boolean {
  return is('borrowed', readSignInRecord())
}

/** The id of the signed-in member; null where it is not known. */
export function memberOf(record: SignInRecord): string | null {
  return isSignInOver(record) ? null : (record?.split(' ')[2] ?? null)
}

/** Reaches the other tabs too, and pages in the browser's back/forward cache. */
export function recordLeft(): void {
  write('left')
}

/** The sign-in was found to be over; a borrowed device is left with that. */
export function recordEnd(): void {
  const record = readSignInRecord()
  if (!isSignInOver(record)) write(is('borrowed', record) ? 'left' : 'out')
}

/** True where the record changed: a reload means nothing to the other tabs. */
export function recordSignIn({ id, session }: SignedIn): boolean {
  const record = readSignInRecord()
  const state = session.isLimited ? 'borrowed' : 'in'
  const isNew = memberOf(record) !== id || !is(state, record)
  if (isNew) write(state, id)
  return isNew
}

/** Listens to what other tabs write. */
export function onSignInRecord(listener: (record: SignInRecord) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(toSignInRecord(newValue))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function is(state: State, record: SignInRecord): boolean {
  return record?.startsWith(`${state} `) ?? false
}

function write(state: State, memberId = '') {
  // Where it cannot be stored, each page learns it from its next call.
  localStore.set(KEY, `${state} ${new Date().toISOString()} ${memberId}`.trim())
}

function toSignInRecord(stored: string | null): SignInRecord {
  return isSignInRecord(stored) ? stored : null
}

function isSignInRecord(stored: string | null): stored is Exclude<SignInRecord, null> {
  return stored !== null && /^(?:in|borrowed|out|left) /.test(stored)
}
