'use client'

import { NewCollection } from '@doran/engagement'
import { Sheet } from '@doran/ui/overlay'

type NewCollectionPanelProps = { isOpen: boolean; onClose: () => void; onMade: () => void }

export function NewCollectionPanel({ isOpen, onClose, onMade }: NewCollectionPanelProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="모음집 만들기"
    >
      <NewCollection onMade={onMade} />
    </Sheet>
  )
}
