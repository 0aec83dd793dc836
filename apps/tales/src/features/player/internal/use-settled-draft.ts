import { useEffect, useRef } from 'react'
import type { TurnKind } from '@doran/contract'
import { readDraft } from './use-draft'
import { writtenWords, type WrittenWords } from './written-words'

export type SettledInput = {
  /** The last acknowledged input; its draft may go. */
  started: { kind: TurnKind; text: string } | null
  /** Words that come back, where the box is empty. */
  returned: WrittenWords | null
}

/** Empties the box of what was acknowledged, and gives back what was not told after all. */
export function useSettledDraft(
  sessionId: string,
  { started, returned }: SettledInput,
  fill: (words: { kind?: WrittenWords['kind']; text: string }) => void,
) {
  const seen = useRef<SettledInput>({ started, returned: null })
  useEffect(() => {
    const before = seen.current
    if (before.started === started && before.returned === returned) return
    seen.current = { started, returned }
    const draft = readDraft(sessionId).trim()
    const isSent = before.started !== started && writtenWords(started)?.text === draft
    const isEmpty = isSent || draft === ''
    if (returned && before.returned !== returned && isEmpty) fill(returned)
    else if (isSent) fill({ text: '' })
  }, [sessionId, started, returned, fill])
}
