import { routes } from '../../core/routes.js'
import { safeNext } from './safe-next.js'
import type { LoginReason } from './login-reasons.js'

type LoginPathInput = {
  /** The page to continue on; a full browser path with its query. */
  next: string
  reason?: LoginReason
}

/** `/login` with the page to continue on and the reason. */
export function loginPath(input: LoginPathInput): string {
  return withQuery(routes.login.path(), input)
}

/** `/signup` with the page to continue on. */
export function signupPath({ next }: LoginPathInput): string {
  return withQuery(routes.signup.path(), { next })
}

function withQuery(path: string, { next, reason }: LoginPathInput): string {
  const query = new URLSearchParams()
  const safe = safeNext(next)
  if (safe !== '/') query.set('next', safe)
  if (reason) query.set('reason', reason)
  return query.size > 0 ? `${path}?${query}` : path
}
