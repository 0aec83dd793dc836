import type { ReactNode } from 'react'
import type { Tree } from '@doran/contract'
import { StepHeading } from '@doran/forms'
import { Badge } from '@doran/ui'
import { countdownWords, openingDay } from '../tree-days'

export type TreeHeadProps = {
  tree: Tree
  now: Date
  /** Whether it took the place of another screen, and so takes the focus. */
  isNext?: boolean
  children?: ReactNode
}

/** The name of a tree, when it opens, and how many letters hang there. */
export function TreeHead({ tree, now, isNext = false, children }: TreeHeadProps) {
  const { name, ownerName, isMine, isOpen, letters } = tree
  const day = openingDay(tree.opensAt, now)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StepHeading level={1} isNext={isNext}>
          {name}
        </StepHeading>
        <Badge tone={isOpen ? 'success' : 'ember'}>{countdownWords(tree, now)}</Badge>
      </div>
      <p className="mt-1 text-sm text-text-2">
        {[
          ...(isMine ? [] : [`${ownerName} 님의 나무`]),
          ...(letters === null ? [] : [`편지 ${letters}통`]),
          isOpen ? `${day}에 열렸어요` : `${day}에 열려요`,
        ].join(' · ')}
      </p>
      {children}
    </div>
  )
}
