'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { routes } from '@doran/site/core'
import { setFlashMessage, useAct } from '@doran/site/session'
import { Button } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useRouter } from 'next/navigation'

export function DeleteBook({ shareCode }: { shareCode: string }) {
  const api = useApi()
  const router = useRouter()
  const { isBusy, run } = useAct()
  const [isAsked, setIsAsked] = useState(false)
  const remove = () =>
    run(async () => {
      await api.call('DELETE /v1/yearend/book/{shareCode}', { params: { shareCode } })
      setFlashMessage('책을 지웠어요.')
      router.replace(routes.yearend.path())
    })
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        이 책 지우기
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="이 책을 지울까요?"
        confirmLabel="지우기"
        cancelLabel="취소"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
      >
        링크를 받은 사람도 더는 열 수 없고, 되돌릴 수 없어요. 내년의 나에게 봉해 둔 편지는 그대로
        있어요.
      </ConfirmDialog>
    </div>
  )
}
