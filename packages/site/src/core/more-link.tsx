'use client'

import { buttonClass } from '@doran/ui'
import { ZoneLink } from './zone-link.js'

export type MoreLinkProps = {
  /** The address of the list, to which the place of the next page is added. */
  href: string
  /** Null at the end. */
  cursor: string | null
  /** The name of that place in the address, where the page has several lists. */
  param?: string
  isLoading: boolean
  problem: string | null
  onMore: () => void
}

/**
 * Links to the next page of a list. Without scripts it opens by its address, else it loads below the shown entries.
 */
export function MoreLink({
  href,
  cursor,
  param = 'cursor',
  isLoading,
  problem,
  onMore,
}: MoreLinkProps) {
  return (
    <>
      <p role="alert" className="mt-4 text-sm text-danger empty:hidden">
        {problem}
      </p>
      {cursor !== null && (
        <p className="mt-8 flex justify-center">
          <ZoneLink
            href={`${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [param]: cursor })}`}
            className={buttonClass({ kind: 'secondary' }, isLoading ? 'opacity-50' : '')}
            onClick={(event) => {
              event.preventDefault()
              onMore()
            }}
          >
            더 보기
          </ZoneLink>
        </p>
      )}
    </>
  )
}
