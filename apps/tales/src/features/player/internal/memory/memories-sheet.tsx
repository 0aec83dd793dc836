import { useEffect, useState } from 'react'
import type { MemoryKind } from '@doran/contract'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { useJump } from '../panel-parts/use-jump'
import { Chip, ChipGroup } from '@doran/ui'
import { AddMemory } from './add-memory'
import { KINDS } from './memory-kinds'
import { MemoryList } from './memory-list'
import { useMemories } from './use-memories'

/** What the story remembers up to where it stands. */
export function MemoriesSheet({ isOpen, onClose, onOpen, state, reader }: PanelProps) {
  const { id, leafTurnId, memoryCount } = state.session
  const [kind, setKind] = useState<MemoryKind | null>(null)
  const memories = useMemories({ sessionUuid: id, leafTurnId, kind })
  const jump = useJump({ onClose, onOpen })
  const recount = () => void reader.refreshStory()
  // What a turn is remembered by is written down after the turn has come.
  useEffect(() => void reader.refreshStory(), [reader])
  const pick = (label: string, value: MemoryKind | null) => (
    <Chip key={label} isSelected={kind === value} onClick={() => setKind(value)}>
      {label}
    </Chip>
  )
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title={`기억 (${memoryCount})`}>
      <div className="flex flex-col gap-4">
        <p className="prose-ko text-sm text-text-2">
          이야기를 이어 쓸 때 떠올리는 것들이에요. 고정한 기억은 언제나 먼저 떠올려요.
        </p>
        <ChipGroup label="기억 종류">
          {pick('전체', null)}
          {KINDS.map(({ value, label }) => pick(label, value))}
        </ChipGroup>
        <AddMemory
          sessionUuid={id}
          turnUuid={leafTurnId}
          onAdded={() => {
            void memories.refresh()
            recount()
          }}
        />
        <MemoryList memories={memories} onJump={jump} onCounted={recount} />
      </div>
    </PanelSheet>
  )
}
