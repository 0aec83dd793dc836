import { routes } from '@doran/site/core'

export const postPath = (postId: string): string => routes.post.path({ postId })

/** The composer; with a post's id it edits that one. */
export function writePath(postId?: string): string {
  const path = routes.communityWrite.path()
  return postId === undefined ? path : `${path}?${new URLSearchParams({ id: postId })}`
}

/** Where a decision of the moderators is appealed. */
export function appealPath(caseId: string): string {
  return `${routes.appeal.path()}?${new URLSearchParams({ case: caseId })}`
}
