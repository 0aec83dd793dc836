'use client'

import type { CreatorCard } from '@doran/contract'
import { ZoneLink, imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Avatar, Badge } from '@doran/ui'
import { makerPath } from '../../../../lib/game-paths'

/** Somebody who published something; the whole of it leads to their page. */
export function CreatorRow({ creator }: { creator: CreatorCard }) {
  const config = useRuntimeConfig()
  const { id, name, profileImage, frame, isOfficial } = creator
  return (
    <div className="group relative flex items-center gap-4">
      <Avatar
        src={profileImage ? imageUrl(config, profileImage) : null}
        name={name}
        frame={frame}
        size={64}
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-extrabold [overflow-wrap:anywhere] text-text">
            <ZoneLink
              href={makerPath(id)}
              className="no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {name}
            </ZoneLink>
          </h3>
          {isOfficial && <Badge tone="ember">공식</Badge>}
        </div>
        <p className="mt-0.5 text-sm text-text-2">{worksOf(creator)}</p>
      </div>
    </div>
  )
}

function worksOf({ themes, games, posts }: CreatorCard): string {
  const counted = [
    { label: '이야기', count: themes },
    { label: '놀이', count: games },
    { label: '글', count: posts },
  ]
  return counted
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label} ${count.toLocaleString('ko-KR')}`)
    .join(' · ')
}
