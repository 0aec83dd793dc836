'use client'

import type { SavedThing } from '@doran/contract'
import { SavedSheet } from '@doran/engagement'

type SavedPanelProps = {
  thing: SavedThing
  isOpen: boolean
  onClose: () => void
  onMoved: (collectionId: string | null) => void
  onUnsave: () => void
}

/** Loaded when it is first opened. */
export function SavedPanel({ thing, ...rest }: SavedPanelProps) {
  return (
    <SavedSheet
      target={{ type: thing.targetType, id: thing.targetId }}
      collectionId={thing.collectionId}
      {...rest}
    />
  )
}
