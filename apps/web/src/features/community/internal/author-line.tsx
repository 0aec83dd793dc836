'use client'

import type { PostCard } from '@doran/contract'
import { ZoneLink, imageUrl, routes, useRuntimeConfig } from '@doran/site/core'
import { Avatar, Badge } from '@doran/ui'

type AuthorLineProps = {
  author: PostCard['author']
  /** Without it the name leads nowhere, as in a row that is a link itself. */
  isLinked?: boolean
  size?: 32 | 40
}

/** Who wrote it, as they look now. */
export function AuthorLine({ author, isLinked = false, size = 32 }: AuthorLineProps) {
  const config = useRuntimeConfig()
  const isHere = author !== null && !author.isGone
  if (!isHere) return <span className="text-text-3">탈퇴한 회원</span>
  const { id, name, profileImage, frame, isOfficial } = author
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Avatar
        src={profileImage ? imageUrl(config, profileImage) : null}
        name={name}
        frame={frame}
        size={size}
      />
      {isLinked ? (
        <ZoneLink
          href={routes.creator.path({ profileUUID: id })}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold break-words text-text no-underline hover:underline"
        >
          {name}
        </ZoneLink>
      ) : (
        <span className="truncate font-semibold text-text-2">{name}</span>
      )}
      {isOfficial && <Badge tone="ember">공식</Badge>}
    </span>
  )
}
