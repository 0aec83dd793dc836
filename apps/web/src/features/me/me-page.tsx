'use client'

import { useState } from 'react'
import type { Me, Wallet } from '@doran/contract'
import { clearDrafts, useMeCache } from '@doran/site/session'
import { WithdrawnState } from './internal/withdrawn-state'
import { MeFailed } from './internal/me-failed'
import { MeSkeleton } from './internal/me-skeleton'
import { MemberSections } from './internal/member-sections'
import { usePageMember } from './internal/use-page-member'
import type { MyStories } from './internal/my-stories'
import type { MeTile } from './me-tiles'

export type MePageProps = {
  /** As the server read them; null where it could not. */
  me: Me | null
  stories: MyStories | null
  wallet?: Wallet | null
  /** The areas' links. */
  tiles?: readonly MeTile[]
}

export function MePage({ me: given, stories, wallet = null, tiles = [] }: MePageProps) {
  const { me, error, retry } = usePageMember(given)
  const { left } = useMeCache()
  const [eraseAt, setEraseAt] = useState<string | null>(null)
  const leave = (at: string) => {
    setEraseAt(at)
    clearDrafts()
    left()
  }
  if (eraseAt) return <WithdrawnState eraseAt={eraseAt} />
  if (me) {
    return <MemberSections me={me} stories={stories} wallet={wallet} tiles={tiles} onLeft={leave} />
  }
  return error ? <MeFailed error={error} retry={retry} /> : <MeSkeleton onRetry={retry} />
}
