'use client'

import { useState } from 'react'
import { Chip, ChipGroup } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import type { PickedAttachment } from '../../picked-attachment'
import { EndingList, GameList, ResultList, ThemeList } from './attachment-lists'

type AttachmentSheetProps = {
  isOpen: boolean
  onClose: () => void
  onPick: (picked: PickedAttachment) => void
}

const TABS = [
  { key: 'result', label: '내 결과', List: ResultList },
  { key: 'ending', label: '내 결말', List: EndingList },
  { key: 'game', label: '놀이', List: GameList },
  { key: 'theme', label: '이야기', List: ThemeList },
] as const

/** What can be attached, by where it is found. */
export function AttachmentSheet({ isOpen, onClose, onPick }: AttachmentSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()} title="붙이기">
      <Tabs onPick={onPick} />
    </Sheet>
  )
}

function Tabs({ onPick }: Pick<AttachmentSheetProps, 'onPick'>) {
  const [open, setOpen] = useState<(typeof TABS)[number]['key']>('result')
  const { List } = TABS.find(({ key }) => key === open) ?? TABS[0]
  return (
    <>
      <ChipGroup label="무엇을 붙일까요">
        {TABS.map(({ key, label }) => (
          <Chip key={key} isSelected={key === open} onClick={() => setOpen(key)}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      <div className="mt-3 min-h-64">
        <List onPick={onPick} />
      </div>
    </>
  )
}
