import { useEffect, useEffectEvent } from 'react'
import { useEventLog } from '@doran/site/core'
import type { PlayedGame } from '../../played-game'
import type { PlayClient } from '../client/play-client'
import type { Play } from './use-play-client'

const MARKS = [25, 50, 75] as const

type Progress = { done: number; total: number }

type Begun = { id: string; at: number; percent: number }

// Whoever comes back to a play in this tab goes on with the one that was logged.
const begunBy = new WeakMap<PlayClient, Begun>()

/** Logs that a play was begun, how far it came here, and its end. */
export function usePlayUsage(
  { client, state }: Play,
  { game }: PlayedGame,
  progress: Progress | null,
) {
  const log = useEventLog()
  const { play, phase } = state
  const percent = progress ? Math.floor((100 * progress.done) / progress.total) : 0
  const of = { object: 'game', object_name: game.id } as const

  const onOpen = useEffectEvent((opened: NonNullable<typeof play>) => {
    if (begunBy.get(client)?.id === opened.id) return
    begunBy.set(client, { id: opened.id, at: Date.now(), percent: opened.isNew ? 0 : percent })
    if (!opened.isNew) return
    log.log({
      ...of,
      type: 'start',
      object_attributes: { kind: game.kind, size: opened.options.size ?? 0 },
    })
  })
  const onProgress = useEffectEvent((reached: number, playId: string | undefined) => {
    const begun = begunBy.get(client)
    if (!begun || begun.id !== playId) return
    const before = begun.percent
    begun.percent = Math.max(before, reached)
    for (const mark of MARKS)
      if (before < mark && mark <= reached)
        log.log({ ...of, type: 'view', object_attributes: { percent: mark } })
  })
  const onFinish = useEffectEvent(() => {
    const ms = Date.now() - (begunBy.get(client)?.at ?? Date.now())
    log.log({ ...of, type: 'finish', object_attributes: { kind: game.kind, ms } })
  })

  useEffect(() => {
    if (play) onOpen(play)
  }, [play])
  useEffect(() => onProgress(percent, play?.id), [percent, play?.id])
  useEffect(() => {
    if (phase === 'finished') onFinish()
  }, [phase])
}
