'use client'

import { useState, type ReactNode } from 'react'
import { setFlashMessage, useAct } from '@doran/site/session'
import { Button } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useRouter } from 'next/navigation'

type DeleteForGoodProps = {
  label: string
  question: string
  /** What else goes with it. */
  children: ReactNode
  remove: () => Promise<unknown>
  /** Said on the page that is gone to, once it is deleted. */
  done: string
  next: string
}

/** Deletes what a page shows, after a question, and leaves the page. */
export function DeleteForGood(props: DeleteForGoodProps) {
  const { label, question, children, remove, done, next } = props
  const router = useRouter()
  const { isBusy, run } = useAct()
  const [isAsked, setIsAsked] = useState(false)
  const confirm = () =>
    run(async () => {
      await remove()
      setFlashMessage(done)
      router.replace(next)
    })
  return (
    <div className="mt-8 border-t border-line pt-4">
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={question}
        confirmLabel="지우기"
        cancelLabel="취소"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </div>
  )
}
