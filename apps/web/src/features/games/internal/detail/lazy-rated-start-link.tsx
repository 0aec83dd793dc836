'use client'

import { lazy, Suspense } from 'react'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import type { RatedStartLinkProps } from './rated-start-link'

const Rated = lazy(() =>
  import('./rated-start-link').then(
    (module) => ({ default: module.RatedStartLink }),
    () => ({ default: PlainStartLink }),
  ),
)

/** Most games are for everybody, and do without its question. Until the code comes, and without it, the player asks. */
export function LazyRatedStartLink(props: RatedStartLinkProps) {
  return (
    <Suspense fallback={<PlainStartLink {...props} />}>
      <Rated {...props} />
    </Suspense>
  )
}

function PlainStartLink({ gameId: _gameId, ...link }: RatedStartLinkProps) {
  return <LinkButton {...link} renderLink={renderLink} />
}
