'use client'

import { useState } from 'react'
import type { Attachment, GameCard } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { announce } from '@doran/ui'
import type { LoadPlayInPlace } from '../../lib/load-play-in-place'
import { AttachedGame } from './internal/attached/attached-game'
import { AttachedResult } from './internal/attached/attached-result'
import {
  AttachedConsensus,
  AttachedEnding,
  AttachedTheme,
} from './internal/attached/attached-links'
import { GoneCard } from './internal/attached/gone-card'
import type { OwnResults } from './read-post'

export type AttachedListProps = {
  attached: readonly Attachment[]
  own: OwnResults
  loadPlayer: LoadPlayInPlace
}

/** What a post carries, each as it stands now. Its games are played without leaving the post. */
export function AttachedList({ attached, own: given, loadPlayer }: AttachedListProps) {
  /** Results that were reached here. */
  const [reached, setReached] = useState<OwnResults>({})
  const [played, setPlayed] = useState<GameCard | null>(null)
  const Player = useLazyComponent(played, loadPlayer)
  const own = { ...given, ...reached }

  const finish = (gameId: string, shareCode: string) => {
    setReached((now) => ({ ...now, [gameId]: shareCode }))
    setPlayed(null)
    announce('놀이를 마쳤어요. 결과가 글에 나와요.')
  }
  const card = (attachment: Attachment) => {
    switch (attachment.type) {
      case 'result': {
        const { play } = attachment
        return <AttachedResult play={play} own={own[play.game.id] ?? null} onPlay={setPlayed} />
      }
      case 'game': {
        const { game } = attachment
        return <AttachedGame game={game} own={own[game.id] ?? null} onPlay={setPlayed} />
      }
      case 'consensus':
        return <AttachedConsensus game={attachment.game} onPlay={setPlayed} />
      case 'theme':
        return <AttachedTheme theme={attachment.theme} />
      case 'ending':
        return <AttachedEnding ending={attachment} />
      case 'gone':
        return <GoneCard was={attachment.was} />
    }
  }
  return (
    <>
      <ul aria-label="붙인 것" className="mt-8 flex flex-col gap-4">
        {attached.map((attachment) => (
          <li key={`${attachment.type} ${attachment.id}`}>{card(attachment)}</li>
        ))}
      </ul>
      {played && Player && (
        <Player
          key={played.id}
          game={played}
          onFinished={(shareCode) => finish(played.id, shareCode)}
          onClose={() => setPlayed(null)}
        />
      )}
    </>
  )
}
