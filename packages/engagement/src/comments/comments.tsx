'use client'

import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import type { CommentsProps } from './comments-props.js'
import { CommentsToCome } from './comments-to-come.js'

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
