'use client'

import { useState } from 'react'
import { useLogOnce } from '@doran/site/core'
import { VisitedTree } from './internal/visit/visited-tree'
import type { OpenedTree } from './read-tree'

export type VisitedTreePageProps = OpenedTree & { now: string }

/** A tree to whoever has its link. */
export function VisitedTreePage({ tree, ornaments, now: nowText }: VisitedTreePageProps) {
  const [now] = useState(() => new Date(nowText))
  useLogOnce({ type: 'view', object: 'tree', object_name: tree.shareCode, object_attributes: {} })
  return <VisitedTree tree={tree} first={ornaments} now={now} />
}
