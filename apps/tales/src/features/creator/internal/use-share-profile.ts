import { useShare } from '@doran/engagement'
import { routes, useRuntimeConfig } from '@doran/site/core'
import type { SeenProfile } from './seen-profile'

/** Passes on the page of a profile. */
export function useShareProfile({ id, name }: Pick<SeenProfile, 'id' | 'name'>): () => void {
  const { publicOrigin } = useRuntimeConfig()
  const share = useShare()
  const url = `${publicOrigin}${routes.creator.path({ profileUUID: id })}`
  return () => void share({ title: name, url })
}
