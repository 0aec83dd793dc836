import type { KeywordPair } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { listChanges } from '../theme/index.js'
import { pairFilter } from './pair-filter.js'

type StoriedPair = { keywords: KeywordPair; changedAt: string }

/** Those of the pairs that have a story. */
export async function listStoriedPairs(
  ctx: Context,
  pairs: readonly KeywordPair[],
): Promise<StoriedPair[]> {
  if (pairs.length === 0) return []
  const changes = await listChanges(ctx, pairs.map(pairFilter))
  return pairs.flatMap((keywords, at) => {
    const changedAt = changes[at]
    return changedAt ? [{ keywords, changedAt: changedAt.toISOString() }] : []
  })
}
