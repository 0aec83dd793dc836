'use client'

import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { useModals, useToaster } from '@doran/site/session'
import { useRouter } from 'next/navigation'
import { ActButton } from './act-button'

const FAILED = '지우지 못했어요. 잠시 뒤 다시 시도해 주세요.'

type OwnNoteActsProps = { noteId: string; onGone: () => void }

/** One's own note can be taken back; the check-in it came with stays. */
export function OwnNoteActs({ noteId, onGone }: OwnNoteActsProps) {
  const api = useApi()
  const router = useRouter()
  const modals = useModals()
  const toaster = useToaster()
  const remove = async () => {
    await api.call('DELETE /v1/morning/note/{noteId}', { params: { noteId } })
    onGone()
    toaster.show({ kind: 'success', message: '한 줄을 지웠어요.' })
    router.refresh()
  }
  const ask = () =>
    void modals.confirm({
      title: '이 한 줄을 지울까요?',
      body: '지운 말은 되돌릴 수 없어요. 출석은 그대로 남아요.',
      confirmLabel: '지우기',
      cancelLabel: '그냥 두기',
      isDestructive: true,
      onConfirm: remove,
      describeError: (error) => (error instanceof ApiError ? error.message : FAILED),
    })
  return (
    <ActButton aria-haspopup="dialog" onClick={ask}>
      지우기
    </ActButton>
  )
}
