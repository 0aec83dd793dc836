'use client'

import { useState } from 'react'
import { useAct } from '@doran/site/session'
import { Button } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'

type FirstShareProps = { isPrimary: boolean; share: () => Promise<void> }

/** Asked before a book is opened to others: from then on it is made anew no more. */
export function FirstShare({ isPrimary, share }: FirstShareProps) {
  const [isAsked, setIsAsked] = useState(false)
  const act = useAct()
  return (
    <>
      <Button
        kind={isPrimary ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
      >
        나누기
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="이 책을 나눌까요?"
        confirmLabel="책 나누기"
        cancelLabel="취소"
        isBusy={act.isBusy}
        onConfirm={() =>
          void act.run(async () => {
            await share()
            setIsAsked(false)
          })
        }
      >
        링크를 받은 사람은 켜 둔 쪽을 볼 수 있어요. 가릴 쪽은 쪽 목록에서 먼저 끌 수 있어요. 한 번
        나눈 책은 다시 만들 수 없어요.
      </ConfirmDialog>
    </>
  )
}
