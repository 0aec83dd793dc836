const SCHEMES = new Set(['http:', 'https:'])

/**
 * The address a link may lead to, as a browser reads it; null where it is no web address, or one that looks like
 * another's (`https://doran.example@evil.example`).
 */
export function safeHref(href: string): string | null {
  const url = read(href)
  const isSafe = url && SCHEMES.has(url.protocol) && url.username === '' && url.password === ''
  return isSafe ? url.href : null
}

/** True for a link to a page of the site itself, by its path. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href)
}

// `URL.parse` came to browsers in 2024 and 2025, `URL.canParse` in 2023.
function read(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}
