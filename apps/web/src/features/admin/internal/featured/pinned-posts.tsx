'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { ZoneLink, routes } from '@doran/site/core'
import { useQuery } from '@tanstack/react-query'
import { PinButton } from './pin-button'

/** The posts that stand above all others now. */
export function PinnedPosts() {
  const api = useApi()
  const { data } = useQuery({
    ...callQuery(api, 'GET /v1/community/post', { query: { sort: 'new', limit: 1 } }),
    staleTime: 0,
  })
  if (!data) return null
  if (data.pinned.length === 0)
    return <p className="mb-4 text-text-2">지금은 고정한 글이 없어요.</p>
  return (
    <ul aria-label="고정한 글" className="mb-4 divide-y divide-line border-b border-line">
      {data.pinned.map(({ id, title, isPinned }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 pb-3 not-first:pt-3"
        >
          <ZoneLink
            href={routes.post.path({ postId: id })}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </ZoneLink>
          <PinButton postId={id} isPinned={isPinned} />
        </li>
      ))}
    </ul>
  )
}
