import { routes } from '@doran/site/core'

/** The query of a page's address. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** One value of a page's address; one that is given twice counts as not given. */
export function oneOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** The ticket of a mail's link; one of another shape counts as not given. */
export function codeTicketOf(value: string | string[] | undefined): string | null {
  const given = oneOf(value)
  return given !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : null
}

/** The address of a sign-in page that redirects to `next`, which has been checked by `safeNext`. */
export function withNext(path: string, next: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(more)
  if (next !== routes.home.path()) query.set('next', next)
  return query.size === 0 ? path : `${path}?${query}`
}
