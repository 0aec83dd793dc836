import type { ApiClient } from '@doran/api-client'
import type { KeywordPage, KeywordPair } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { isSamePair, keywordPath, keywordSearchPath } from './keyword-address'

type FoundKeyword =
  | { page: KeywordPage }
  /** The same page has another address. */
  | { movedTo: string }
  | { unknown: string }

/** The page of two words, or where else its address leads. */
export async function readKeywordPage(api: ApiClient, asked: KeywordPair): Promise<FoundKeyword> {
  const page = asked.some(isNoWord) ? null : await findPage(api, asked)
  if (!page) return { unknown: keywordSearchPath(asked) }
  if (!isSamePair(page.keywords, asked)) return { movedTo: keywordPath(page.keywords) }
  return { page }
}

function findPage(api: ApiClient, [k1, k2]: KeywordPair): Promise<KeywordPage | null> {
  return findOnApi(api.call('GET /v1/tales/keyword/{k1}/{k2}', { params: { k1, k2 } }))
}

/** Dots are steps in a path: the call would be another one. */
function isNoWord(word: string): boolean {
  return /^\.*$/.test(word.trim())
}
