import { useEffect, useRef, useState } from 'react'
import type { Turn } from '@doran/contract'
import { VisuallyHidden } from '@doran/ui'
import { wholeSentencesEnd } from '../../../lib/told-text'
import type { PlayerPhase } from '../story-player-state'

export const VOICES = ['sentence', 'turn', 'off'] as const
export type Voice = (typeof VOICES)[number]

const LINES_KEPT = 20

type SpokenLogProps = { voice: Voice; phase: PlayerPhase; leaf: Turn | undefined }

/** Whole sentences for people who listen, apart from the text that is seen growing. */
export function SpokenLog({ voice, phase, leaf }: SpokenLogProps) {
  const isTelling = phase.name === 'streaming'
  const index = isTelling ? phase.turn.index : (leaf?.index ?? 0)
  const text = isTelling ? phase.text : (leaf?.output ?? '')
  const said = useRef({ index: leaf?.index ?? 0, upTo: leaf?.output.length ?? 0, lines: 0 })
  const [lines, setLines] = useState<Array<{ id: number; text: string }>>([])

  useEffect(() => {
    const now = said.current
    // A later scene is said from its start; an earlier one, shown again by undoing, is not said again.
    if (index !== now.index) now.upTo = index > now.index ? 0 : text.length
    now.index = index
    const end = isTelling ? (voice === 'sentence' ? wholeSentencesEnd(text) : 0) : text.length
    if (end <= now.upTo) return
    const line = text.slice(now.upTo, end).trim()
    now.upTo = end
    if (voice === 'off' || line === '') return
    now.lines += 1
    const id = now.lines
    setLines((kept) => [...kept.slice(1 - LINES_KEPT), { id, text: line }])
  }, [voice, isTelling, index, text])

  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="이야기 소리">
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </VisuallyHidden>
  )
}
