'use client'

import { useState } from 'react'
import { ReportSheet } from '@doran/site/safety'
import { Sheet } from '@doran/ui/overlay'

type GameMenuPanelProps = { gameId: string; title: string; onClose: () => void }

export function GameMenuPanel({ gameId, title, onClose }: GameMenuPanelProps) {
  const [isReporting, setIsReporting] = useState(false)
  if (isReporting)
    return <ReportSheet target={{ targetType: 'game', targetId: gameId }} onClose={onClose} />
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <ul className="-mx-3">
        <li>
          <button
            type="button"
            onClick={() => setIsReporting(true)}
            className="flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold transition-colors duration-(--motion-state) hover:bg-surface-2"
          >
            신고하기
          </button>
        </li>
      </ul>
    </Sheet>
  )
}
