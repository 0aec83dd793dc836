const NOWHERE = 'http://nowhere.invalid'
const LONGEST = 1_000
const SIGN_IN_PLACES = /^\/(?:login|signup)(?:[/?#]|$)/i

/**
 * The path to go on to after signing in: a path of the product's own, or `/` for anything that browsers could take
 * for another place.
 */
export function safeNext(value: string | null): string {
  if (!value || value.length > LONGEST) return '/'
  // Browsers drop control characters from an address and read `\` as `/`.
  if (!value.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(value)) return '/'
  if (!URL.canParse(value, NOWHERE)) return '/'
  const url = new URL(value, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return '/'
  const path = decoded(url.pathname)
  if (isSignInPlace(path) || /^\/api(?:\/|$)/i.test(path)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** True for the pages on which people sign in or join: they are no place to come back to. */
export function isSignInPlace(path: string): boolean {
  return SIGN_IN_PLACES.test(path)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
