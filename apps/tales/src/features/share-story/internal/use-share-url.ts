'use client'

import type { StoryShare } from '@doran/contract'
import { routes, useRuntimeConfig } from '@doran/site/core'

/** The whole address of a link, as it is passed on. */
export function useShareUrl({ kind, code }: Pick<StoryShare, 'kind' | 'code'>): string {
  const { publicOrigin } = useRuntimeConfig()
  const route = kind === 'ending' ? routes.sharedEnding : routes.sharedStory
  return `${publicOrigin}${route.path({ code })}`
}
