'use client'

import { useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { SaveTarget } from '@doran/contract'
import { SaveSheet } from './save-sheet.js'
import type { Target } from './use-engagement.js'
import { useLastWish } from './use-last-wish.js'
import { useMemberAct } from './use-member-act.js'

export type SavedSheetProps = {
  target: Target<SaveTarget>
  isOpen: boolean
  onClose: () => void
  /** Where it is when the sheet opens first; null: in none. */
  collectionId: string | null
  onMoved: (collectionId: string | null) => void
  onUnsave: () => void
}

/** Where something saved is kept, for lists of what was saved: it needs no button that saves. */
export function SavedSheet({
  target,
  isOpen,
  onClose,
  collectionId,
  onMoved,
  onUnsave,
}: SavedSheetProps) {
  const api = useApi()
  const { onFailure } = useMemberAct()
  const [shown, setShown] = useState(collectionId)
  const latest = useRef(collectionId)
  const show = (wanted: string | null) => {
    latest.current = wanted
    setShown(wanted)
  }
  const move = useLastWish({
    read: () => latest.current,
    send: (wanted: string | null) =>
      api.call('POST /v1/save/{targetType}/{targetId}', {
        params: { targetType: target.type, targetId: target.id },
        body: { collectionId: wanted },
      }),
    show,
    onReply: (reply) => {
      show(reply.collectionId)
      onMoved(reply.collectionId)
    },
    onFailure,
  })
  return (
    <SaveSheet
      isOpen={isOpen}
      onClose={onClose}
      collectionId={shown}
      onMove={move}
      onUnsave={onUnsave}
    />
  )
}
