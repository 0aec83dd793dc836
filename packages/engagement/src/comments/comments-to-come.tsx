'use client'

import { useEffect, useRef } from 'react'
import { CommentRows } from './comment-rows.js'
import { namesComment } from './use-named-comment.js'
import { useOnNear } from './use-on-near.js'

/** Keeps the room of the comments until they have come, with the heading to find them by. */
export function CommentsToCome({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLElement>(null)
  useOnNear(place, onNear)
  useEffect(() => {
    if (namesComment()) place.current?.scrollIntoView()
  }, [])
  return (
    <section ref={place} aria-busy="true">
      <h2 className="mb-4 text-h3 font-extrabold">댓글</h2>
      <CommentRows />
    </section>
  )
}
