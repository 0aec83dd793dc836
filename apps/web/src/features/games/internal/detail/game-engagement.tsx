'use client'

import type { Engagement } from '@doran/contract'
import { EngagementBar } from '@doran/engagement'
import { useEventLog } from '@doran/site/core'
import { gamePath } from '../../../../lib/game-paths'

type GameEngagementProps = { id: string; title: string; engagement: Engagement | null }

/** Like, save and share of a game. */
export function GameEngagement({ id, title, engagement }: GameEngagementProps) {
  const { log } = useEventLog()
  return (
    <EngagementBar
      target={{ type: 'game', id }}
      share={{ title, path: gamePath(id) }}
      initial={engagement ?? undefined}
      onShared={(way) =>
        log({ type: 'share', object: 'game', object_name: id, object_attributes: { way } })
      }
    />
  )
}
