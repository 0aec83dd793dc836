import type { Tree } from '@doran/contract'
import { ShareButton } from '@doran/engagement'
import { useRuntimeConfig } from '@doran/site/core'
import { treePath } from '../tree-address'
import { openingDay } from './tree-days'
import { useLogShare } from './use-tree-log'

export type ShareTreeProps = {
  tree: Tree
  now: Date
  kind?: 'primary' | 'secondary'
}

/** Passes the link of a tree on. */
export function ShareTree({ tree, now, kind = 'secondary' }: ShareTreeProps) {
  const { publicOrigin } = useRuntimeConfig()
  const onShared = useLogShare(tree.shareCode)
  return (
    <ShareButton
      kind={kind}
      title={tree.name}
      text={`장식을 달고 편지를 걸어 주세요. ${openingDay(tree.opensAt, now)}에 열려요.`}
      url={`${publicOrigin}${treePath(tree.shareCode)}`}
      onShared={onShared}
    >
      링크 공유
    </ShareButton>
  )
}
