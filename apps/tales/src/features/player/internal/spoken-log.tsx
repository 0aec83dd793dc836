import { useEffect, useRef, useState } from 'react'
import type { Turn } from '@doran/contract'
import { VisuallyHidden } from '@doran/ui'
import { wholeSentencesEnd } from '../../../lib/told-text'
import type { PlayerPhase } from '../story-player-state'

export const VOICES = ['sentence', 'turn', 'off'] as const
export type Voice = (typeof VOICES)[number]

type SpokenLogProps = { voice: Voice; phase: PlayerPhase; leaf: Turn | undefined }
type Said = { turnId: string; upTo: number }

/** Whole sentences for people who listen, apart from the text that is seen growing. */
export function SpokenLog({ voice, phase, leaf }: SpokenLogProps) {
  const said = useRef<Said>({ turnId: leaf?.id ?? '', upTo: leaf?.output.length ?? 0 })
  const [lines, setLines] = useState<string[]>([])
  const isTelling = phase.name === 'streaming'
  const turnId = isTelling ? phase.turn.id : (leaf?.id ?? '')
  const text = isTelling ? phase.text : (leaf?.output ?? '')

  useEffect(() => {
    if (said.current.turnId !== turnId) {
      const isUndone = !isTelling && said.current.turnId !== ''
      said.current = { turnId, upTo: isUndone && said.current.upTo > 0 ? text.length : 0 }
    }
    const end = isTelling ? (voice === 'sentence' ? wholeSentencesEnd(text) : 0) : text.length
    const line = text.slice(said.current.upTo, end).trim()
    if (end > said.current.upTo) said.current.upTo = end
    if (voice !== 'off' && line !== '') setLines((kept) => [...kept.slice(-20), line])
  }, [voice, isTelling, turnId, text])

  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="이야기 소리">
      {lines.map((line, at) => (
        <p key={`${at}-${line}`}>{line}</p>
      ))}
    </VisuallyHidden>
  )
}
