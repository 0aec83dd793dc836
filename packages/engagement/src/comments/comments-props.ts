import type { CommentTarget } from '@doran/contract'

export type CommentsProps = {
  targetType: CommentTarget
  targetId: string
  /** Where it is played, for those to whom the comments are closed until then. */
  playHref?: string | undefined
  /** What is commented on is gone: what was said is kept, and nothing is added. */
  isReadOnly?: boolean
}
