import { routes } from '@doran/site/core'

/** Where a reader gets gems, and comes back to their story from. */
export function gemPathOf(sessionId: string): string {
  return `${routes.gemstone.path()}?${new URLSearchParams({ next: routes.play.path({ id: sessionId }) })}`
}
