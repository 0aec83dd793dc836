'use client'

import type { ReactNode } from 'react'
import type { GameDetail } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { ImmersiveBar, type ImmersiveProgress } from '@doran/ui'
import { gamePath } from '../../../../lib/game-paths'
import { usePlayPlace } from './play-place'

export type PlayerFrameProps = {
  game: Pick<GameDetail, 'id' | 'title'>
  progress?: ImmersiveProgress | undefined
  menu?: ReactNode
  /** Leaves in another way than by the link, which stays for new tabs. */
  onLeave?: (() => void) | undefined
  /** What is in it keeps its own distance from the edges. */
  hasMargins?: boolean
  children: ReactNode
}

/** The bar of a player and the room below it. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { game, progress, menu, onLeave, hasMargins = false, children } = props
  const place = usePlayPlace()
  const leave = onLeave ?? (place.isOverPage ? () => place.leave(game.id) : null)
  return (
    <div data-player className="flex min-h-dvh w-full flex-col bg-bg text-text">
      <ImmersiveBar
        title={game.title}
        closeHref={gamePath(game.id)}
        closeLabel="놀이에서 나가기"
        {...(progress && { progress })}
        menu={menu}
        renderLink={(link) => (
          <ZoneLink
            {...link}
            onClick={(event) => {
              if (!leave || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              leave()
            }}
          />
        )}
      />
      {place.isOverPage ? (
        <div className={`flex grow flex-col ${hasMargins ? '' : 'page'}`}>{children}</div>
      ) : (
        <main id="main" tabIndex={-1} className="page flex grow flex-col">
          {children}
        </main>
      )}
    </div>
  )
}
