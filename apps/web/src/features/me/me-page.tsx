'use client'

import { useState } from 'react'
import type { Me } from '@doran/contract'
import { clearDrafts, useMeCache } from '@doran/site/session'
import { LeftState } from './internal/left-state'
import { MeFailed } from './internal/me-failed'
import { MeSkeleton } from './internal/me-skeleton'
import { MemberPlace } from './internal/member-place'
import { usePerson } from './internal/use-person'
import type { MyStories } from './internal/my-stories'
import type { MeTile } from './me-tiles'

export type MePageProps = {
  /** As the server read them; null where it could not. */
  me: Me | null
  stories: MyStories | null
  /** The areas' links. */
  tiles?: readonly MeTile[]
}

export function MePage({ me: given, stories, tiles = [] }: MePageProps) {
  const { me, error, retry } = usePerson(given)
  const { left } = useMeCache()
  const [eraseAt, setEraseAt] = useState<string | null>(null)
  const leave = (at: string) => {
    setEraseAt(at)
    clearDrafts()
    left()
  }
  if (eraseAt) return <LeftState eraseAt={eraseAt} />
  if (me) return <MemberPlace me={me} stories={stories} tiles={tiles} onLeft={leave} />
  return error ? <MeFailed error={error} retry={retry} /> : <MeSkeleton onRetry={retry} />
}
