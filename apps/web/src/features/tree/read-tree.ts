import type { ApiClient } from '@doran/api-client'
import type { HungOrnament, Me, Tree, TreeCard } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { readOrNull } from '../../lib/read-or-null'

export type TreeLanding = {
  /** Null for visitors, and where nobody could say. */
  me: Me | null
  /** The member's own; null where they cannot be read now. */
  trees: readonly TreeCard[] | null
}

const TIMEOUT_MS = 3_000

export async function readTreeLanding(
  api: ApiClient,
  reading: Promise<Me | 'visitor' | null>,
): Promise<TreeLanding> {
  const read = await reading
  const me = read === 'visitor' ? null : read
  if (!me) return { me, trees: null }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await readOrNull(api.call('GET /v1/tree/my', { signal }))
  return { me, trees: answer && answer.items }
}

export type OpenedTree = { tree: Tree; ornaments: readonly HungOrnament[] }

/** A tree with its first page of ornaments; null where there is none of that code. */
export async function readTree(api: ApiClient, shareCode: string): Promise<OpenedTree | null> {
  const params = { shareCode }
  const [tree, hung] = await Promise.all([
    findOnApi(api.call('GET /v1/tree/{shareCode}', { params })),
    findOnApi(api.call('GET /v1/tree/{shareCode}/ornament', { params, query: { page: 0 } })),
  ])
  return tree && { tree, ornaments: hung?.items ?? [] }
}
