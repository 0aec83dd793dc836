'use client'

import { useEffect, useRef, useState } from 'react'
import type { StreamVoice } from '@doran/site/core'
import { VisuallyHidden } from '@doran/ui'
import { wholeSentencesEnd } from './split-text.js'

const LINES_KEPT = 20
/** By then a screen reader has taken a line over; one that stayed would be met again below the text itself. */
const SAID_MS = 10_000

export type SpokenLogProps = {
  voice: StreamVoice
  /** Counts the scenes of the story. */
  scene: number
  /** The text of the scene so far. */
  text: string
  isGrowing: boolean
}

type SpokenLine = { id: number; text: string; scene: number; end: number }

/** Whole sentences for screen readers, apart from the text that is seen growing. */
export function SpokenLog({ voice, scene, text, isGrowing }: SpokenLogProps) {
  const said = useRef({ scene, length: text.length, upTo: isGrowing ? 0 : text.length, lines: 0 })
  const [lines, setLines] = useState<SpokenLine[]>([])

  useEffect(() => {
    const now = said.current
    // A later scene is said from its start; an earlier one, shown again by undoing, is not said again.
    if (scene !== now.scene) now.upTo = scene > now.scene ? 0 : text.length
    const isTakenBack = scene < now.scene || (scene === now.scene && text.length < now.length)
    Object.assign(now, { scene, length: text.length })
    if (isTakenBack) setLines((kept) => kept.filter(isShownUpTo(scene, text.length)))
    // A turn that starts again is empty first.
    if (text === '') now.upTo = 0
    const growing = voice === 'sentence' ? wholeSentencesEnd(text) : 0
    const end = isGrowing ? growing : text.length
    if (end <= now.upTo) return
    const line = text.slice(now.upTo, end).trim()
    now.upTo = end
    if (voice === 'off' || line === '') return
    now.lines += 1
    const id = now.lines
    setLines((kept) => [...kept.slice(1 - LINES_KEPT), { id, text: line, scene, end }])
  }, [voice, scene, text, isGrowing])

  useEffect(() => {
    if (lines.length === 0) return
    const timer = setTimeout(() => setLines([]), SAID_MS)
    return () => clearTimeout(timer)
  }, [lines])

  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="이야기 읽어 주기">
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </VisuallyHidden>
  )
}

// A line stays only while its text is shown.
function isShownUpTo(scene: number, length: number) {
  return (line: SpokenLine) => line.scene < scene || (line.scene === scene && line.end <= length)
}
