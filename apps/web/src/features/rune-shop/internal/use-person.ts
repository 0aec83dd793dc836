import type { Me } from '@doran/contract'
import { imageUrl, useRuntimeConfig } from '@doran/site/core'

/** Around whom frames are shown: the member, or nobody. */
export type Person = { name: string; src: string | null }

export function usePerson(me: Me | null): Person {
  const config = useRuntimeConfig()
  if (!me) return { name: '', src: null }
  const { name, profileImage } = me.profile
  return { name, src: profileImage && imageUrl(config, profileImage) }
}
