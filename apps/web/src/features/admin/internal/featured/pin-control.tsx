'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { PinButton } from './pin-button'

/** Pins a post or takes it down, whichever fits; a hidden one cannot be pinned. */
export function PinControl({ postId }: { postId: string }) {
  const api = useApi()
  const { data: post, error } = useQuery({
    ...callQuery(api, 'GET /v1/community/post/{postId}', { params: { postId } }),
    staleTime: 0,
  })
  if (!post) return error && <p className="prose-ko mt-3 text-sm text-text-2">{error.message}</p>
  if (post.isHidden) {
    return <p className="prose-ko mt-3 text-sm text-text-2">숨겨진 글은 고정할 수 없어요.</p>
  }
  return (
    <div className="mt-3">
      <PinButton postId={postId} isPinned={post.isPinned} />
    </div>
  )
}
