import type { ReactNode } from 'react'
import { ZoneLink } from '@doran/site/core'
import { resultPath } from '../../../../lib/game-paths'
import type { Finished } from './collect-taste'

export function ResultLink({ play, children }: { play: Finished; children: ReactNode }) {
  return (
    <ZoneLink
      href={resultPath(play.game.id, play.shareCode)}
      className="prose-ko inline-flex min-h-11 items-center no-underline hover:text-text hover:underline"
    >
      <span>{children}</span>
    </ZoneLink>
  )
}
