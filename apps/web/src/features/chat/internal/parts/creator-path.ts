import { routes } from '@doran/site/core'

/** Where the other person's page is; null of one who left. */
export function creatorPath({ id, isGone }: { id: string; isGone: boolean }): string | null {
  return isGone ? null : routes.creator.path({ profileUUID: id })
}
