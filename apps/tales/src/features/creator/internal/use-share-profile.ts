import { routes, useRuntimeConfig } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { shareAddress } from '../../../lib/share-address'
import type { SeenProfile } from './seen-profile'

/** Passes on the page of a profile. */
export function useShareProfile({ id, name }: Pick<SeenProfile, 'id' | 'name'>): () => void {
  const { publicOrigin } = useRuntimeConfig()
  const toaster = useToaster()
  const url = `${publicOrigin}${routes.creator.path({ profileUUID: id })}`
  const share = async () => {
    try {
      if ((await shareAddress({ title: name, url })) === 'copy')
        toaster.show({ kind: 'success', message: '주소를 복사했어요.' })
    } catch {
      toaster.show({ kind: 'error', message: `주소를 복사하지 못했어요. ${url}` })
    }
  }
  return () => void share()
}
