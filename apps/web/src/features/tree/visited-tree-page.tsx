'use client'

import { useLogOnce } from '@doran/site/core'
import { useRefreshAtTurn } from '../../lib/use-refresh-at-turn'
import { openingsOf } from './internal/tree-days'
import { VisitedTree } from './internal/visit/visited-tree'
import type { OpenedTree } from './read-tree'

export type VisitedTreePageProps = OpenedTree & {
  now: string
  /** What the visitor is called, where they are a member. */
  writerName?: string | null
}

/** A tree to whoever has its link. */
export function VisitedTreePage(props: VisitedTreePageProps) {
  const { tree, ornaments, now, writerName = null } = props
  useRefreshAtTurn(now, openingsOf([tree]))
  useLogOnce({ type: 'view', object: 'tree', object_name: tree.shareCode, object_attributes: {} })
  return <VisitedTree tree={tree} first={ornaments} now={new Date(now)} writerName={writerName} />
}
