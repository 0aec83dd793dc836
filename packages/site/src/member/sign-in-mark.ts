import { STORAGE_KEYS } from '@doran/contract/names'

/** `out` once this browser knows that its sign-in is over, `in` after the next one; each with its moment. */
export type SignInMark = `${'in' | 'out'} ${string}` | null

const KEY = STORAGE_KEYS.signInMark

export function readMark(): SignInMark {
  try {
    return toMark(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

export function isOut(mark: SignInMark): boolean {
  return mark?.startsWith('out') ?? false
}

/** Tells the other tabs too, and pages that the browser keeps for the way back. */
export function markOut(): void {
  write('out')
}

/** Only after a sign-in that ended, so that a page read anew means nothing to the others. */
export function markIn(): void {
  if (isOut(readMark())) write('in')
}

/** Hears what other tabs mark. */
export function onMark(listener: (mark: SignInMark) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(toMark(newValue))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function write(state: 'in' | 'out') {
  try {
    localStorage.setItem(KEY, `${state} ${new Date().toISOString()}`)
  } catch {
    // Storage may be forbidden; then each page learns it from its next call.
  }
}

function toMark(stored: string | null): SignInMark {
  return isMark(stored) ? stored : null
}

function isMark(stored: string | null): stored is Exclude<SignInMark, null> {
  return stored !== null && /^(?:in|out) /.test(stored)
}
