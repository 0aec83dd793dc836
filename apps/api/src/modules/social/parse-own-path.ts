const NOWHERE = 'http://nowhere.invalid'

/** A path of the product's own; null for whatever a browser could take for another place. */
export function parseOwnPath(value: string | null | undefined): string | null {
  // Browsers drop control characters from an address and read `\` as `/`.
  if (!value?.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(value)) return null
  if (!URL.canParse(value, NOWHERE)) return null
  const { origin, pathname, search, hash } = new URL(value, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
