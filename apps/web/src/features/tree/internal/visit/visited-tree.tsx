'use client'

import { useState } from 'react'
import type { FreshLetter, HungOrnament, Tree } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { Skeleton } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { TreeColumns } from '../scene/tree-columns'
import { TreeFrame } from '../scene/tree-frame'
import { TreePanel } from '../scene/tree-panel'
import { TreeScene } from '../scene/tree-scene'
import { useOrnamentPages } from '../scene/use-ornament-pages'
import { openingDay } from '../tree-days'
import { HungPanel } from './hung-panel'
import { useHang } from './use-hang'
import { useServerClock } from './use-server-clock'
import { VisitMenu } from './visit-menu'
import { VisitPanel } from './visit-panel'

export type VisitedTreeProps = {
  tree: Tree
  first: readonly HungOrnament[]
  now: Date
  writerName: string | null
}

const loadSteps = () => import('./hang-steps').then((module) => module.HangSteps)

/** A tree to whoever has its link: what hangs there, and a letter of their own. */
export function VisitedTree({ tree, first, now, writerName }: VisitedTreeProps) {
  const router = useRouter()
  const serverTime = useServerClock(now)
  const day = openingDay(tree.opensAt, now)
  const pages = useOrnamentPages({ shareCode: tree.shareCode, pages: tree.pages, first })
  const [gone, setGone] = useState<readonly string[]>([])
  const hanging = useHang(tree, {
    writerName,
    onHung: ({ letter }) => {
      pages.reload(letter.page)
      router.refresh()
    },
  })
  const { steps, hung } = hanging
  const isWriting = steps.step !== 'tree' && steps.step !== 'done'
  const HangSteps = useLazyComponent(isWriting, loadSteps)

  const takenBack = (letter: FreshLetter) => {
    setGone((before) => [...before, letter.id])
    pages.reload()
    router.refresh()
  }
  if (isWriting) {
    return (
      <TreeFrame title={tree.name}>
        {HangSteps ? (
          <HangSteps tree={tree} pages={pages} hanging={hanging} day={day} />
        ) : (
          <div className="page w-full max-w-[720px] pt-5">
            <Skeleton shape="card" className="h-80" />
          </div>
        )}
      </TreeFrame>
    )
  }
  const shown = { ...tree, fresh: tree.fresh.filter(({ id }) => !gone.includes(id)) }
  return (
    <TreeFrame title={tree.name} menu={<VisitMenu treeId={tree.id} />}>
      <TreeColumns>
        <TreeScene tree={tree} hung={pages} />
        <TreePanel>
          {steps.step === 'done' && hung ? (
            <HungPanel
              hung={hung}
              day={day}
              serverTime={serverTime}
              onTakenBack={(letter) => {
                takenBack(letter)
                hanging.takenBack()
              }}
              onClose={() => steps.goTo('tree')}
            />
          ) : (
            <VisitPanel
              tree={shown}
              now={now}
              serverTime={serverTime}
              isNext={steps.hasMoved}
              onWrite={() => steps.goTo('ornament')}
              onTakenBack={takenBack}
            />
          )}
        </TreePanel>
      </TreeColumns>
    </TreeFrame>
  )
}
