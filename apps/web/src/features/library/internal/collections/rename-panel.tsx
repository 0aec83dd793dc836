'use client'

import type { SaveCollection } from '@doran/contract'
import { RenameCollection } from '@doran/engagement'
import { Sheet } from '@doran/ui/overlay'

type RenamePanelProps = {
  collection: SaveCollection
  isOpen: boolean
  onClose: () => void
  onRenamed: () => void
}

export function RenamePanel({ collection, isOpen, onClose, onRenamed }: RenamePanelProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="모음집 이름 바꾸기"
    >
      <RenameCollection key={collection.name} collection={collection} onRenamed={onRenamed} />
    </Sheet>
  )
}
