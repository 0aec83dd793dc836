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

/** The page that shows the result of signing in and leads on to `next`. */
export function afterLoginPath({ next }: LoginPathInput): string {
  return withQuery(routes.loginAfter.path(), { next })
}

/** The page on which a new password is requested. */
export function forgottenPasswordPath({ next }: LoginPathInput): string {
  return withQuery(routes.loginEmail.path(), { next, way: 'forgotten' })
}

function withQuery(path: string, { next, ...more }: LoginPathInput & { way?: string }): string {
  const query = new URLSearchParams()
  const safe = safeNext(next)
  if (safe !== '/') query.set('next', safe)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
