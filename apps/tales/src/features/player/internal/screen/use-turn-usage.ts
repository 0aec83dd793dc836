import { useEffect, useRef } from 'react'
import { useEventLog } from '@doran/site/core'
import { isPending, type ReaderState } from '@doran/story-reader'

/** Logs turns that finish while the story is open here: by whom and how long it took, never their text. */
export function useTurnUsage({ session, turns, phase }: ReaderState): void {
  const log = useEventLog()
  const sentAt = useRef<number | null>(null)
  const themeId = session.theme.id
  const leaf = turns.at(-1)
  const seenId = useRef(leaf?.id)

  useEffect(() => {
    if (!leaf || leaf.id === seenId.current) return
    // An undo is no new turn.
    const isNext = leaf.parentId === seenId.current
    seenId.current = leaf.id
    const since = sentAt.current
    if (since === null || !leaf.input || !isNext) return
    log.log({
      type: 'finish',
      object: 'turn',
      object_name: themeId,
      object_attributes: {
        kind: leaf.input.kind,
        narrator: leaf.narrator,
        ms: Math.round(performance.now() - since),
      },
    })
    if (!leaf.ending) return
    log.log({
      type: 'finish',
      object: 'play',
      object_name: themeId,
      object_attributes: { ending: leaf.ending.key, rare: leaf.ending.rare, turns: leaf.index },
    })
  }, [log, leaf, themeId])

  // After the effect above, which reads it: a turn that finished, failed or was refused is over.
  useEffect(() => {
    if (phase.name === 'sending') sentAt.current ??= performance.now()
    else if (!isPending(phase)) sentAt.current = null
  }, [phase])
}
