'use client'

import { useLazyComponent } from '@doran/site/core'
import { Sheet } from '@doran/ui/overlay'
import type { BracketProps } from './bracket'

type BracketSheetProps = BracketProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const loadBracket = () => import('./bracket').then((module) => module.Bracket)

/** The bracket over the play; loaded when it is opened. */
export function BracketSheet({ isOpen, onOpenChange, ...bracket }: BracketSheetProps) {
  const Bracket = useLazyComponent(isOpen, loadBracket)
  return (
    <Sheet isOpen={isOpen && Bracket !== null} onOpenChange={onOpenChange} title="대진표">
      {Bracket && <Bracket {...bracket} />}
    </Sheet>
  )
}
