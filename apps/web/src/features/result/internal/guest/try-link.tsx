'use client'

import type { GameDetail } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { buttonClass } from '@doran/ui'
import { playPath } from '../../../../lib/game-paths'
import { rememberFriendPlay } from '../friend-play'

export type TryLinkProps = {
  game: Pick<GameDetail, 'id' | 'kind'>
  /** The friend's. */
  shareCode: string
  isWide?: boolean
  className?: string
}

/** Into the player; the friend's result is there to compare with afterwards. */
export function TryLink({ game, shareCode, isWide = false, className }: TryLinkProps) {
  return (
    <ZoneLink
      href={playPath(game)}
      onClick={() => rememberFriendPlay({ gameId: game.id, shareCode })}
      className={buttonClass({ size: isWide ? 'medium' : 'large', isWide }, className)}
    >
      나도 해 보기
    </ZoneLink>
  )
}
