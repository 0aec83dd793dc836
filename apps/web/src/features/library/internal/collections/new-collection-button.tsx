'use client'

import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'
import { useRouter } from 'next/navigation'

const loadPanel = () => import('./new-collection-panel').then((module) => module.NewCollectionPanel)

/** Makes a collection; the form is loaded when it is asked for. */
export function NewCollectionButton() {
  const router = useRouter()
  const toaster = useToaster()
  const [isOpen, setIsOpen] = useState(false)
  const Panel = useLazyComponent(isOpen, loadPanel)
  const made = () => {
    setIsOpen(false)
    toaster.show({ kind: 'success', message: '모음집을 만들었어요.' })
    router.refresh()
  }
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        모음집 만들기
      </Button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} onMade={made} />}
    </>
  )
}
