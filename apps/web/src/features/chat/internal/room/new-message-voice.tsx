'use client'

import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@doran/ui'
import { itemText } from '../text/item-text'
import type { RoomEntry } from '@doran/chat/react'

/** Time for a screen reader to begin with one before the next takes its place. */
const EACH_MS = 1_500

type NewMessageVoiceProps = { entries: readonly RoomEntry[]; isReady: boolean; name: string }

/** Reads each message that comes while the room is open, one at a time, and never what stood there before. */
export function NewMessageVoice({ entries, isReady, name }: NewMessageVoiceProps) {
  const heardSeq = useRef<number | null>(null)
  const [queue, setQueue] = useState<readonly string[]>([])

  useEffect(() => {
    if (!isReady) return
    const theirs = entries.flatMap((entry) =>
      entry.type === 'item' && !entry.isMine ? [entry.item] : [],
    )
    const newest = theirs.at(-1)?.seq ?? 0
    const heard = heardSeq.current
    heardSeq.current = Math.max(heard ?? 0, newest)
    if (heard === null) return
    const fresh = theirs.filter(({ seq, kind }) => seq > heard && kind !== 'deleted')
    if (fresh.length > 0)
      setQueue((waiting) => [...waiting, ...fresh.map((item) => `${name}: ${itemText(item)}`)])
  }, [entries, isReady, name])

  useEffect(() => {
    if (queue.length < 2) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), EACH_MS)
    return () => clearTimeout(timer)
  }, [queue])

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {queue[0]}
    </VisuallyHidden>
  )
}
