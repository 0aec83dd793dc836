import type { GameDetail } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Badge } from '@doran/ui'
import { makerPath } from '../../../../lib/game-paths'

const GONE = '탈퇴한 회원'

export function GameMaker({ maker }: Pick<GameDetail, 'maker'>) {
  if (maker.isGone) return <p className="mt-3 text-sm text-text-3">{GONE}</p>
  return (
    <p className="mt-1 flex items-center gap-2 text-sm">
      <ZoneLink
        href={makerPath(maker.id)}
        className="inline-flex min-h-11 items-center font-semibold text-text-2 no-underline hover:text-text hover:underline"
      >
        {maker.name}
      </ZoneLink>
      {maker.isOfficial && <Badge tone="info">공식</Badge>}
    </p>
  )
}
