const SCHEMES = new Set(['http:', 'https:'])

/** The address a link may lead to, as a browser reads it; null where it is no web address. */
export function safeHref(href: string): string | null {
  const url = URL.parse(href)
  return url && SCHEMES.has(url.protocol) ? url.href : null
}
