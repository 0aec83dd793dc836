'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

const PREFIX = 'c-'
/** How far an address is followed; what lies deeper is found by going on by hand. */
const MOST_PAGES = 8

/** The `id` of a comment's element, by which an address names it: `…#c-{id}`. */
export const commentAnchor = (id: string) => `${PREFIX}${id}`

/** Whether the address of the page names a comment. */
export const namesComment = () => window.location.hash.startsWith(`#${PREFIX}`)

type Pages = { count: number; hasMore: boolean; isIdle: boolean; loadMore: () => void }

/** Goes to the comment that the address names, over as many pages of the list as it takes. */
export function useNamedComment({ count, hasMore, isIdle, loadMore }: Pages): void {
  // Whoever has come goes on as they like.
  const isSought = useRef<boolean | null>(null)
  const seek = useEffectEvent(() => {
    isSought.current ??= namesComment()
    if (!isSought.current) return
    const comment = document.getElementById(window.location.hash.slice(1))
    if (comment) {
      comment.scrollIntoView({ block: 'center' })
      comment.focus({ preventScroll: true })
    } else if (hasMore && count < MOST_PAGES) {
      loadMore()
      return
    }
    isSought.current = false
  })
  useEffect(() => {
    if (isIdle && count > 0) seek()
  }, [isIdle, count])
}
