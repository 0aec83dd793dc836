import { useEffect, useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { drafts } from '@doran/site/session'
import { useDraft } from '@doran/forms'
import { Button } from '@doran/ui'
import { KindField } from './kind-field'
import { MemoryForm } from './memory-form'
import type { OwnKind } from './memory-kinds'

type AddMemoryProps = {
  sessionUuid: string
  /** The scene from which it comes. */
  turnUuid: string
  onAdded: () => void
}

/** Something of the reader's own for the story to remember; what they write is kept until it is sent. */
export function AddMemory({ sessionUuid, turnUuid, onAdded }: AddMemoryProps) {
  const api = useApi()
  const [draft] = useState(() => drafts.text({ name: `memory_${sessionUuid}`, scope: 'device' }))
  const { value, restored, set } = useDraft(draft)
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<OwnKind | undefined>()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (!isOpen) {
    return (
      <Button ref={button} kind="secondary" isWide onClick={() => setIsOpen(true)}>
        {restored ? '쓰던 기억 이어 적기' : '직접 적기'}
      </Button>
    )
  }
  return (
    <div className="corner-card bg-surface-2 p-4">
      <MemoryForm
        text={value ?? ''}
        onText={set}
        submitLabel="기억하기"
        about={kind}
        onCancel={() => setIsOpen(false)}
        onSend={async ({ id, text }) => {
          await api.call('POST /v1/tales/session/{sessionUuid}/memory', {
            params: { sessionUuid },
            body: { clientMemoryId: id, turnUuid, text, ...(kind && { kind }) },
          })
          set(null)
          setIsOpen(false)
          onAdded()
        }}
      >
        <KindField value={kind} onChange={setKind} />
      </MemoryForm>
    </div>
  )
}
