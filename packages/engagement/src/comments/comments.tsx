'use client'

import { useRef } from 'react'
import type { CommentTarget } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { useIsNear } from './use-is-near.js'

export type CommentsProps = {
  targetType: CommentTarget
  targetId: string
  /** Where it is played, for those to whom the comments are closed until then. */
  playHref?: string | undefined
}

const loadSection = () => import('./comment-section.js').then((module) => module.CommentSection)

/** What people say of a thing. Its code and its list are loaded once it comes near the screen. */
export function Comments(props: CommentsProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const CommentSection = useLazyComponent(isNear, loadSection)
  return (
    <div ref={place} id="comments">
      {CommentSection && <CommentSection key={props.targetId} {...props} />}
    </div>
  )
}
