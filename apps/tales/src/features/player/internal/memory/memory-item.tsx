import { useId, useRef, useState } from 'react'
import type { StoryMemory } from '@doran/contract'
import { sceneName } from '@doran/site/core'
import { useAct } from '@doran/site/session'
import { Badge, Button } from '@doran/ui'
import { MemoryForm } from './memory-form'
import { kindLabel } from './memory-kinds'

type MemoryItemProps = {
  memory: StoryMemory
  onChange: (change: { text?: string; isPinned?: boolean }) => Promise<void>
  onForget: () => Promise<void>
  onJump: () => void
}

/** One memory: pinned, changed in its place, forgotten, and the way to its scene. */
export function MemoryItem({ memory, onChange, onForget, onJump }: MemoryItemProps) {
  const textId = useId()
  const pinning = useAct()
  const forgetting = useAct()
  const editButton = useRef<HTMLButtonElement>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const { text, kind, isPinned } = memory

  const leaveEdit = () => {
    setEdited(null)
    requestAnimationFrame(() => editButton.current?.focus())
  }
  if (edited !== null) {
    return (
      <li className="corner-card bg-surface-2 p-4">
        <MemoryForm
          text={edited}
          onText={setEdited}
          submitLabel="저장"
          onCancel={leaveEdit}
          onSend={async ({ text: changed }) => {
            if (changed !== text) await onChange({ text: changed })
            leaveEdit()
          }}
        />
      </li>
    )
  }
  const act = (label: string, isBusy: boolean, onClick: () => void) => (
    <Button
      kind="quiet"
      className="px-3 text-sm font-normal"
      aria-describedby={textId}
      isBusy={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <li className="corner-card bg-surface-2 px-4 pt-4 pb-1">
      <p className="flex flex-wrap gap-1.5">
        <Badge className="bg-surface-1!">{kindLabel(kind)}</Badge>
        {isPinned && (
          <Badge tone="ember" className="bg-surface-1!">
            고정
          </Badge>
        )}
      </p>
      <p id={textId} className="prose-ko mt-2">
        {text}
      </p>
      <p className="mt-1 text-sm text-text-3">{sourceLabel(memory)}</p>
      <div className="-mx-3 mt-1 flex flex-wrap">
        {act(
          isPinned ? '고정 풀기' : '고정',
          pinning.isBusy,
          () => void pinning.run(() => onChange({ isPinned: !isPinned }), { canRepeat: true }),
        )}
        <Button
          ref={editButton}
          kind="quiet"
          className="px-3 text-sm font-normal"
          aria-describedby={textId}
          onClick={() => setEdited(text)}
        >
          고치기
        </Button>
        {act('잊기', forgetting.isBusy, () => void forgetting.run(onForget, { canRepeat: true }))}
        {act(sceneRange(memory), false, onJump)}
      </div>
    </li>
  )
}

function sourceLabel({ source, isEdited }: StoryMemory): string {
  const from = source === 'me' ? '내가 적었어요' : '이야기가 기억했어요'
  return isEdited ? `${from} · 고침` : from
}

/** “12번째 장면”; of a summary “3~12번째 장면”. */
function sceneRange({ fromIndex, turnIndex }: StoryMemory): string {
  if (fromIndex === null || fromIndex === turnIndex) return sceneName(turnIndex)
  return `${fromIndex + 1}~${turnIndex + 1}번째 장면`
}
