'use client'

import { useLogOnce } from '@doran/site/core'
import { SignInFirst, useIsLoggedIn } from '@doran/site/session'
import { useRefreshAtTurn } from '../../lib/use-refresh-at-turn'
import { OwnTree } from './internal/own/own-tree'
import { TreeFrame } from './internal/scene/tree-frame'
import { openingsOf } from './internal/tree-days'
import type { OpenedTree } from './read-tree'
import { treePath } from './tree-address'

export type OwnTreePageProps = OpenedTree & { now: string }

/** A tree to its owner, until their sign-in ends. */
export function OwnTreePage({ tree, ornaments, now }: OwnTreePageProps) {
  useRefreshAtTurn(now, openingsOf([tree]))
  useLogOnce({ type: 'view', object: 'tree', object_name: tree.shareCode, object_attributes: {} })
  if (!useIsLoggedIn()) {
    return (
      <TreeFrame title={tree.name}>
        <SignInFirst
          title="로그아웃됐어요."
          level={1}
          next={treePath(tree.shareCode)}
          reason="expired"
        >
          다시 로그인하면 이 나무로 돌아와요.
        </SignInFirst>
      </TreeFrame>
    )
  }
  return <OwnTree tree={tree} first={ornaments} now={new Date(now)} />
}
