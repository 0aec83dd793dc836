'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Engagement } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { preloadSheet } from '@doran/ui/overlay'
import { ActButton } from './act-button.js'
import { useEngagement, type Target } from './use-engagement.js'
import { useMemberAct } from './use-member-act.js'
import { useToggle } from './use-toggle.js'

export type SaveButtonProps = {
  target: Target<'game' | 'theme'>
  /** As the server knows it already; else it is asked for. */
  initial?: Engagement | undefined
}

const loadSaveSheet = () => import('./save-sheet.js').then((module) => module.SaveSheet)

/** Saves with a tap; what is saved opens a sheet: into a collection, or not saved any more. */
export function SaveButton({ target, initial }: SaveButtonProps) {
  const api = useApi()
  const { engagement, change, take } = useEngagement(target, initial)
  const { may, onFailure, say } = useMemberAct()
  const [isOpen, setIsOpen] = useState(false)
  const SaveSheet = useLazyComponent(isOpen, loadSaveSheet)
  const { isSaved, collectionId } = engagement
  const params = { targetType: target.type, targetId: target.id }
  const put = useToggle({
    send: (isOn) =>
      isOn
        ? api.call('POST /v1/save/{targetType}/{targetId}', { params, body: {} })
        : api.call('DELETE /v1/save/{targetType}/{targetId}', { params }).then(() => null),
    show: (isOn) => change((now) => ({ ...now, isSaved: isOn, collectionId: null })),
    settle: (reply) => reply && take(reply, ['isSaved', 'collectionId']),
    onFailure,
  })
  const save = async () => {
    if (await put(true)) say('저장했어요.', () => void unsave())
  }
  const unsave = async () => {
    if (await put(false)) say('저장을 취소했어요.', () => void save())
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
          target={target}
          collectionId={collectionId}
          onMoved={(reply) => take(reply, ['isSaved', 'collectionId'])}
          onUnsave={() => void unsave()}
        />
      )}
    </>
  )
}
