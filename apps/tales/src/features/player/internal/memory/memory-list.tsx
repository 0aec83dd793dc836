import { useEffect, useRef } from 'react'
import type { StoryMemory } from '@doran/contract'
import { MoreButton, ReadFailed } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import { Skeleton } from '@doran/ui'
import { MemoryItem } from './memory-item'
import type { Memories } from './use-memories'

const TOAST_ID = 'forgotten-memory'

type MemoryListProps = {
  memories: Memories
  onJump: (index: number) => void
  /** There are more or fewer of them now. */
  onCounted: () => void
}

export function MemoryList({ memories, onJump, onCounted }: MemoryListProps) {
  const { reading, memories: items, hasFailed } = memories
  const toaster = useToaster()
  const restoring = useAct()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => () => toaster.hide(TOAST_ID), [toaster])

  const forget = async (memory: StoryMemory) => {
    await memories.forget(memory)
    onCounted()
    // From the button that was pressed and is gone.
    list.current?.focus()
    const restore = async () => {
      await memories.restore(memory)
      onCounted()
    }
    toaster.show({
      id: TOAST_ID,
      message: '기억을 지웠어요.',
      autoCloseMs: 10_000,
      action: {
        label: '되돌리기',
        onClick: () => void restoring.run(restore, { canRepeat: true }),
      },
    })
  }
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="기억 목록" className="outline-none">
      {hasFailed && <ReadFailed title="기억을 불러오지 못했어요." reading={reading} level={3} />}
      {!items && !hasFailed && <Waiting />}
      {items?.length === 0 && (
        <p className="prose-ko py-6 text-center text-text-2">
          아직 기억한 것이 없어요. 장면 아래의 ‘이거 기억해 줘’로도 남길 수 있어요.
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {items?.map((memory) => (
          <MemoryItem
            key={memory.id}
            memory={memory}
            onChange={(change) => memories.change(memory, change)}
            onForget={() => forget(memory)}
            onJump={() => onJump(memory.turnIndex)}
          />
        ))}
      </ul>
      <MoreButton reading={reading} />
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="기억을 불러오는 중이에요" className="flex flex-col gap-3">
      <Skeleton shape="card" className="h-32" />
      <Skeleton shape="card" className="h-32" />
    </div>
  )
}
