import { useEffect, useRef } from 'react'
import type { TurnKind } from '@doran/contract'
import { writtenInput, type WrittenInput } from '@doran/story-reader'
import { readDraft } from '../draft/use-draft'

export type SentInput = {
  /** The last acknowledged input; its draft may go. */
  acknowledged: { kind: TurnKind; text: string } | null
  /** Input that goes back to the box, where it is empty. */
  returned: WrittenInput | null
}

/**
 * Clears the box of what was acknowledged, and puts back the input of a turn without text: until it is changed, or
 * something else was done in its place, as what was offered for it.
 */
export function useAcknowledgedDraft(
  sessionId: string,
  { acknowledged, returned }: SentInput,
  fill: (input: { kind?: WrittenInput['kind']; text: string }) => void,
) {
  const seen = useRef<SentInput>({ acknowledged, returned: null })
  useEffect(() => {
    const before = seen.current
    if (before.acknowledged === acknowledged && before.returned === returned) return
    const isNew = before.acknowledged !== acknowledged
    seen.current = { acknowledged, returned: returned ?? (isNew ? null : before.returned) }
    const draft = readDraft(sessionId).trim()
    const isSent =
      isNew && (writtenInput(acknowledged)?.text === draft || before.returned?.text === draft)
    const isEmpty = isSent || draft === ''
    if (returned && before.returned !== returned && isEmpty) fill(returned)
    else if (isSent) fill({ text: '' })
  }, [sessionId, acknowledged, returned, fill])
}
