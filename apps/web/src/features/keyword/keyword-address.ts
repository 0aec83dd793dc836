import type { KeywordPair } from '@doran/contract'
import { routes } from '@doran/site/core'

/** The segments of an address as they are typed; what is no text stays as it is. */
export function readKeywordAddress(params: { keyword1: string; keyword2: string }): KeywordPair {
  return [decoded(params.keyword1), decoded(params.keyword2)]
}

export function keywordPath([k1, k2]: KeywordPair): string {
  return routes.keyword.path({ k1, k2 })
}

/** Where words lead that no page is of. */
export function keywordSearchPath(asked: KeywordPair): string {
  const q = asked.join(' ').normalize('NFC')
  return `${routes.search.path()}?${new URLSearchParams({ q })}`
}

export function isSamePair([k1, k2]: KeywordPair, other: KeywordPair): boolean {
  return k1 === other[0] && k2 === other[1]
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
