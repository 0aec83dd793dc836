'use client'

import type { ReactNode, RefObject } from 'react'
import { MoreLink } from '../../core/more-link.js'

export type PagedListProps = {
  /** The label of the list, for those who come by the keyboard. */
  label: string
  box: RefObject<HTMLDivElement | null>
  /** Shown instead of an empty list. */
  empty: ReactNode
  isEmpty: boolean
  /** The address of this list, to which the place of the next page is added. */
  href: string
  nextCursor: string | null
  isLoading: boolean
  problem: string | null
  onMore: () => void
  children: ReactNode
}

/** A list of `createListHook` page by page: without scripts by a link, else below the shown entries. */
export function PagedList(props: PagedListProps) {
  const { label, box, empty, isEmpty, href, nextCursor, isLoading, problem, onMore } = props
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      {isEmpty && nextCursor === null ? empty : props.children}
      <MoreLink
        href={href}
        cursor={nextCursor}
        isLoading={isLoading}
        problem={problem}
        onMore={onMore}
      />
    </div>
  )
}
