'use client'

import { lazy } from 'react'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import type { RatedStartLinkProps } from './rated-start-link'

/** Most games are for everybody, and do without its question. Where the code does not come the player asks. */
export const LazyRatedStartLink = lazy(() =>
  import('./rated-start-link').then(
    (module) => ({ default: module.RatedStartLink }),
    () => ({ default: PlainStartLink }),
  ),
)

function PlainStartLink({ gameId: _gameId, ...link }: RatedStartLinkProps) {
  return <LinkButton {...link} renderLink={renderLink} />
}
