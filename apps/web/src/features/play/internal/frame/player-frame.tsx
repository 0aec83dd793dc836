import type { ReactNode } from 'react'
import type { GameDetail } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { ImmersiveBar, type ImmersiveProgress } from '@doran/ui'
import { gamePath } from '../../../../lib/game-paths'

export type PlayerFrameProps = {
  game: Pick<GameDetail, 'id' | 'title'>
  progress?: ImmersiveProgress | undefined
  menu?: ReactNode
  /** Leaves in another way than by the link, which stays for new tabs. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/** The bar of a player and the room below it. */
export function PlayerFrame({ game, progress, menu, onLeave, children }: PlayerFrameProps) {
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
              if (!onLeave || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onLeave()
            }}
          />
        )}
      />
      <main id="main" tabIndex={-1} className="page flex grow flex-col">
        {children}
      </main>
    </div>
  )
}
