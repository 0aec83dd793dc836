import { useEffect, useEffectEvent, useState } from 'react'
import { playPath, type PlayWay } from '../../../../lib/game-paths'
import type { PlayedGame } from '../../played-game'
import type { Play } from './use-play-client'

export type PlayStart = {
  /** Something waits to go on, and nobody has said yet whether to. */
  isAsking: boolean
  goOn: () => void
  /** With that very play, as the server has it. */
  resume: (playId: string) => void
  anew: () => void
}

/** Whether to go on with what waits or to begin anew: asked on the page, unless its address says so. */
export function usePlayStart(
  { client, state: { phase, unmade } }: Play,
  { game: { id, kind }, unfinished }: PlayedGame,
  way: PlayWay | null,
): PlayStart {
  const [wasLeftOpen] = useState(() => client.state().phase !== 'closed')
  const [isAnswered, setIsAnswered] = useState(way === 'fresh' || (way === 'resume' && wasLeftOpen))
  const isWaiting = wasLeftOpen || (phase === 'closed' && (unmade ?? unfinished) !== null)

  const goOn = () => {
    if (client.state().phase !== 'closed') {
      setIsAnswered(true)
      client.retry()
    } else if (unmade) client.restore()
    else if (unfinished) resume(unfinished.id)
  }
  const resume = (playId: string) => {
    setIsAnswered(true)
    client.resume(playId)
  }
  const anew = () => {
    setIsAnswered(true)
    client.leave()
  }

  const open = useEffectEvent(() => {
    client.look()
    if (way === 'fresh') client.leave()
    else if (way === 'resume' && wasLeftOpen) client.retry()
    else if (way === 'resume' && client.state().unmade) client.restore()
    else if (way === 'resume' && unfinished) client.resume(unfinished.id)
  })
  useEffect(() => open(), [])

  const hasBegunFresh = way === 'fresh' && phase !== 'closed'
  useEffect(() => {
    // A reload goes on with what was begun.
    if (hasBegunFresh) window.history.replaceState({}, '', playPath({ id, kind }))
  }, [hasBegunFresh, id, kind])

  return { isAsking: isWaiting && !isAnswered, goOn, resume, anew }
}
