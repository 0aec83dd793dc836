'use client'

import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import { IconButton } from '@doran/ui'

const loadPanel = () => import('./game-menu-panel').then((module) => module.GameMenuPanel)

type GameMenuProps = { gameId: string; title: string }

/** What is seldom done with a game; its code comes when it is opened. */
export function GameMenu({ gameId, title }: GameMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const Panel = useLazyComponent(isOpen, loadPanel)
  return (
    <>
      <IconButton
        icon="more"
        label="놀이 메뉴"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && Panel && <Panel gameId={gameId} title={title} onClose={() => setIsOpen(false)} />}
    </>
  )
}
