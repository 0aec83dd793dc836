import { routes } from '../../core/routes.js'
import { safeNext } from './safe-next.js'
import type { LoginReason } from './login-reasons.js'

type LoginPathInput = {
  /** Where to go on to; a full browser path with its query. */
  next: string
  reason?: LoginReason
}

/** `/login`, told where to go on to and why. */
export function loginPath(input: LoginPathInput): string {
  return withWords(routes.login.path(), input)
}

/** `/signup`, told where to go on to. */
export function signupPath({ next }: LoginPathInput): string {
  return withWords(routes.signup.path(), { next })
}

function withWords(path: string, { next, reason }: LoginPathInput): string {
  const query = new URLSearchParams()
  const safe = safeNext(next)
  if (safe !== '/') query.set('next', safe)
  if (reason) query.set('reason', reason)
  return query.size > 0 ? `${path}?${query}` : path
}
