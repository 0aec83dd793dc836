'use client'

import { useState } from 'react'
import type { Me } from '@doran/contract'
import { forgetDrafts, routes, useMeCache } from '@doran/site'
import { LeftState } from './internal/left-state'
import { MeFailed } from './internal/me-failed'
import { MeSkeleton } from './internal/me-skeleton'
import { MemberPlace } from './internal/member-place'
import { usePerson } from './internal/use-person'
import type { MyStories } from './internal/my-stories'
import { WhileSignedIn } from './internal/while-signed-in'

export type MePageProps = {
  /** As the server read them; null where it could not. */
  me: Me | null
  stories: MyStories | null
}

export function MePage({ me: given, stories }: MePageProps) {
  const { me, error, retry } = usePerson(given)
  const { signedOut } = useMeCache()
  const [eraseAt, setEraseAt] = useState<string | null>(null)
  const leave = (at: string) => {
    setEraseAt(at)
    forgetDrafts()
    signedOut()
  }
  if (eraseAt) return <LeftState eraseAt={eraseAt} />
  if (me) {
    return (
      <WhileSignedIn next={routes.me.path()}>
        <MemberPlace me={me} stories={stories} onLeft={leave} />
      </WhileSignedIn>
    )
  }
  return error ? <MeFailed error={error} retry={retry} /> : <MeSkeleton onRetry={retry} />
}
