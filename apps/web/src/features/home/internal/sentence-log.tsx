'use client'

import type { StreamVoice } from '@doran/site'
import { VisuallyHidden } from '@doran/ui'
import { endedSentences } from './split-sentences'

export type SentenceLogProps = { text: string; isTold: boolean; voice: StreamVoice }

/** What a screen reader hears of the telling: whole sentences, the whole turn, or nothing. */
export function SentenceLog({ text, isTold, voice }: SentenceLogProps) {
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="이야기 읽어 주기">
      {spoken(text, isTold, voice).map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
    </VisuallyHidden>
  )
}

function spoken(text: string, isTold: boolean, voice: StreamVoice): string[] {
  if (voice === 'off' || (voice === 'turn' && !isTold)) return []
  return endedSentences(text, isTold)
}
