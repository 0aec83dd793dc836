'use client'

import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'

const load = () => import('./internal/import-panel').then((module) => module.ImportPanel)

/** Makes a story of a file that was exported; the reader goes on to it. */
export function ImportStory() {
  const [isOpen, setIsOpen] = useState(false)
  const Panel = useLazyComponent(isOpen, load)
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        이야기 가져오기
      </Button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
