'use client'

import { ConfirmDialog } from '@doran/ui/overlay'

type LeaveQuestionProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onLeave: () => void
}

/** Before a game is lost by leaving it. */
export function LeaveQuestion({ isOpen, onOpenChange, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="이 판을 그만할까요?"
      confirmLabel="그만하기"
      cancelLabel="계속하기"
      onConfirm={onLeave}
    >
      지금 나가면 이 판의 점수는 남지 않아요.
    </ConfirmDialog>
  )
}
