import { useRef, type ReactNode } from 'react'
import type { HungOrnament, Tree } from '@doran/contract'
import { Button } from '@doran/ui'
import { HungOrnaments } from './hung-ornaments'
import { PageTurner } from './page-turner'
import { TreeStage } from './tree-stage'
import type { OrnamentPages } from './use-ornament-pages'
import { usePageGestures } from './use-page-gestures'

export type TreeSceneProps = {
  tree: Tree
  hung: OrnamentPages
  owner?: { onPress: (hung: HungOrnament) => void }
  /** Over the tree, beside what hangs. */
  children?: ReactNode
}

/** A tree with what hangs on one of its pages, which turn by buttons, arrow keys and swipes. */
export function TreeScene({ tree, hung, owner, children }: TreeSceneProps) {
  const stage = useRef<HTMLDivElement>(null)
  usePageGestures(stage, (by) => hung.turnTo(hung.page + by))
  return (
    <div className="relative flex min-h-110 grow flex-col md:h-full md:max-h-[880px] short:min-h-75">
      <TreeStage
        stage={stage}
        look={tree.look}
        ground={tree.ground}
        className="absolute inset-0 md:corner-image"
      >
        {hung.items && (
          <HungOrnaments look={tree.look} items={hung.items} {...(owner && { owner })} />
        )}
        {children}
      </TreeStage>
      {hung.problem !== null && (
        <div
          role="alert"
          className="corner-card absolute inset-x-4 top-4 mx-auto flex max-w-form items-center justify-between gap-3 bg-surface-1 px-4 py-2"
        >
          <p>{hung.problem}</p>
          <Button kind="quiet" onClick={hung.retry}>
            다시 시도
          </Button>
        </div>
      )}
      <PageTurner page={hung.page} pages={hung.pages} onTurn={hung.turnTo} />
    </div>
  )
}
