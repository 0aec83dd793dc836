'use client'

import type { TierOutcome } from '@doran/contract'
import dynamic from 'next/dynamic'
import { useMe } from '@doran/site/session'
import type { TierPlayerProps } from '../../../features/play/tier-player'
import { loadProvisional } from '../../_play/load-provisional'
import { BoardThumbnail } from './board-thumbnail'

const TierPlayer = dynamic(() =>
  import('../../../features/play/tier-player').then((module) => module.TierPlayer),
)

/** The board with what makes a picture of it. */
export function TierPlay(props: Omit<TierPlayerProps, 'loadProvisional' | 'renderThumbnail'>) {
  const { game } = props.played
  const { data: me } = useMe()
  return (
    <TierPlayer
      {...props}
      loadProvisional={loadProvisional}
      renderThumbnail={(board: TierOutcome | null) =>
        board && (
          <BoardThumbnail
            gameId={game.id}
            board={{ title: board.title || game.title, rows: board.rows }}
            name={me?.nickName ?? null}
          />
        )
      }
    />
  )
}
