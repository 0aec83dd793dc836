'use client'

import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@doran/ui'
import type { StreamVoice } from '../state/reading-preferences.js'
import { wholeSentencesEnd } from './read-told.js'

const LINES_KEPT = 20

export type SpokenLogProps = {
  voice: StreamVoice
  /** Counts the scenes of the story. */
  scene: number
  /** What is told of the scene so far. */
  text: string
  isGrowing: boolean
}

/** Whole sentences for people who listen, apart from the text that is seen growing. */
export function SpokenLog({ voice, scene, text, isGrowing }: SpokenLogProps) {
  const said = useRef({ scene, upTo: isGrowing ? 0 : text.length, lines: 0 })
  const [lines, setLines] = useState<Array<{ id: number; text: string }>>([])

  useEffect(() => {
    const now = said.current
    // A later scene is said from its start; an earlier one, shown again by undoing, is not said again.
    if (scene !== now.scene) now.upTo = scene > now.scene ? 0 : text.length
    now.scene = scene
    // A telling that is begun anew starts out empty.
    if (text === '') now.upTo = 0
    const growing = voice === 'sentence' ? wholeSentencesEnd(text) : 0
    const end = isGrowing ? growing : text.length
    if (end <= now.upTo) return
    const line = text.slice(now.upTo, end).trim()
    now.upTo = end
    if (voice === 'off' || line === '') return
    now.lines += 1
    const id = now.lines
    setLines((kept) => [...kept.slice(1 - LINES_KEPT), { id, text: line }])
  }, [voice, scene, text, isGrowing])

  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="이야기 읽어 주기">
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </VisuallyHidden>
  )
}
