import { findRoute } from './routes.js'

export type TextPart = { text: string; href?: string }

/** Only what browsers open as a page, in the letters of addresses: a particle behind it is none. */
const ADDRESS = /(?:https?:\/\/|\/(?!https?:))[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** A path starts after one of these; behind any other sign it is a part of something else. */
const BEFORE_PATH = /[\s('"‘“]/
const TRAILING = /[.,!?;:'"\])]+$/

/** A text with its addresses apart: those of the web, and the paths of pages that there are here. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrail(match[0])
    const before = text[match.index - 1]
    if (!(address.startsWith('/') ? isPageHere(address, before) : isPlain(address))) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href: address })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function isPageHere(address: string, before: string | undefined): boolean {
  const [path = ''] = address.split(/[?#]/)
  return (before === undefined || BEFORE_PATH.test(before)) && findRoute(path) !== null
}

/** A name before the host makes an address look like another's. */
function isPlain(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.username === '' && url.password === ''
}

// A sentence's end is no part of the address, but a bracket that opened within it is.
function withoutTrail(address: string): string {
  const bare = address.replace(TRAILING, '')
  const isOpen = bare.includes('(') && !bare.includes(')')
  return isOpen && address.startsWith(`${bare})`) ? `${bare})` : bare
}
