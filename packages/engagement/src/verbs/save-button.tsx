'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Engagement, SaveTarget } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { preloadSheet } from '@doran/ui/overlay'
import { ActButton } from './act-button.js'
import { useEngagement, type Target } from './use-engagement.js'
import { useLastWish } from './use-last-wish.js'
import { useMemberAct } from './use-member-act.js'

export type SaveButtonProps = {
  target: Target<SaveTarget>
  /** As the server knows it already; else it is asked for. */
  initial?: Engagement | undefined
}

/** Without a word of a collection it stays in the one it is in. */
type Saving = { isSaved: boolean; collectionId: string | null | undefined }

const loadSaveSheet = () => import('./save-sheet.js').then((module) => module.SaveSheet)

/** Saves with a tap; what is saved opens a sheet: into a collection, or not saved any more. */
export function SaveButton({ target, initial }: SaveButtonProps) {
  const api = useApi()
  const { engagement, read, change, take } = useEngagement(target, initial)
  const { may, onFailure, say } = useMemberAct()
  const [isOpen, setIsOpen] = useState(false)
  const SaveSheet = useLazyComponent(isOpen, loadSaveSheet)
  const { isSaved, collectionId } = engagement
  const params = { targetType: target.type, targetId: target.id }
  const put = useLastWish<Saving, Engagement | null>({
    read,
    send: ({ isSaved: isWanted, collectionId: wanted }) =>
      isWanted
        ? api.call('POST /v1/save/{targetType}/{targetId}', {
            params,
            body: { collectionId: wanted },
          })
        : api.call('DELETE /v1/save/{targetType}/{targetId}', { params }).then(() => null),
    show: (saving) =>
      change((now) => ({
        ...now,
        isSaved: saving.isSaved,
        collectionId: saving.collectionId === undefined ? now.collectionId : saving.collectionId,
      })),
    onReply: (reply) => reply && take(reply, ['isSaved', 'collectionId']),
    onFailure,
    isSame: (one, other) =>
      one.isSaved === other.isSaved && one.collectionId === other.collectionId,
  })
  const save = async (wanted?: string | null) => {
    const isDone = await put({ isSaved: true, collectionId: wanted })
    if (isDone) say('저장했어요.', () => void unsave())
  }
  const unsave = async () => {
    const { collectionId: left } = read()
    const isDone = await put({ isSaved: false, collectionId: null })
    if (isDone) say('저장을 취소했어요.', () => void save(left))
  }
  const pendingAction = { type: 'save', ...params } as const
  const press = () => {
    if (!may({ reason: 'save', pendingAction })) return
    if (isSaved) setIsOpen(true)
    else void save()
  }
  return (
    <>
      <ActButton
        icon="save"
        isOn={isSaved}
        onClick={press}
        {...(isSaved && {
          'aria-haspopup': 'dialog',
          onPointerEnter: preloadSheet,
          onFocus: preloadSheet,
        })}
      >
        저장
      </ActButton>
      {SaveSheet && (
        <SaveSheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          collectionId={collectionId}
          onMove={(wanted) => put({ isSaved: true, collectionId: wanted })}
          onUnsave={() => void unsave()}
        />
      )}
    </>
  )
}
