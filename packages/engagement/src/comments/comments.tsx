'use client'

import { useState } from 'react'
import type { CommentTarget } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { CommentsToCome } from './comments-to-come.js'

export type CommentsProps = {
  targetType: CommentTarget
  targetId: string
  /** Where it is played, for those to whom the comments are closed until then. */
  playHref?: string | undefined
  /** What is commented on is gone: what was said is kept, and nothing is added. */
  isReadOnly?: boolean
}

const loadSection = () => import('./comment-section.js').then((module) => module.CommentSection)

/** What people say of a thing. Its code and its list are loaded once it comes near the screen. */
export function Comments(props: CommentsProps) {
  // Each time is another try, where the code did not come.
  const [visits, setVisits] = useState(0)
  const CommentSection = useLazyComponent(visits, loadSection)
  return (
    <div id="comments">
      {CommentSection ? (
        <CommentSection key={props.targetId} {...props} />
      ) : (
        <CommentsToCome onNear={() => setVisits((now) => now + 1)} />
      )}
    </div>
  )
}
