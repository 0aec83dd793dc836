import type { KeywordPair } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { GenreTag } from '../theme/index.js'
import { EDITED_PAIRS } from './editorial-pairs.js'
import { compareWords, orderPair, pairKey } from './keyword-pair.js'
import { listStoriedPairs } from './list-storied-pairs.js'

type Asked = { pair: KeywordPair; genreTags: readonly GenreTag[]; limit: number }

/** Pairs with stories that share a word with this one: those that editors wrote about, then those with most stories. */
export async function listRelatedPairs(
  ctx: Context,
  { pair, genreTags, limit }: Asked,
): Promise<KeywordPair[]> {
  const isRelated = (other: KeywordPair) => sharedWords(pair, other) === 1
  const edited = await listStoriedPairs(ctx, EDITED_PAIRS.filter(isRelated))
  const tagged = genreTags
    .toSorted((a, b) => b.themes - a.themes || compareWords(a.tag, b.tag))
    .filter(({ genre, tag }) => genre !== tag)
    .map(({ genre, tag }) => orderPair([genre, tag]))
    .filter(isRelated)
  const related = [...edited.map(({ keywords }) => keywords), ...tagged]
  const byKey = new Map(related.map((other) => [pairKey(other), other]))
  return [...byKey.values()].slice(0, limit)
}

function sharedWords(pair: KeywordPair, other: KeywordPair): number {
  return other.filter((word) => pair.includes(word)).length
}
