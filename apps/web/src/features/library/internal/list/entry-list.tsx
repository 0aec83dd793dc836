'use client'

import type { ReactNode, RefObject } from 'react'
import { MoreLink } from '@doran/site/core'
import type { LibraryView } from './use-library-view'

type EntryListProps = {
  view: LibraryView
  /** Of what is listed, for those who come by the keyboard. */
  label: string
  box: RefObject<HTMLDivElement | null>
  /** In place of the list where it has nothing. */
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

const LOOKS: Record<LibraryView, string> = {
  grid: 'grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4',
  list: 'grid gap-2 lg:grid-cols-2',
}

/** Entries page by page: without scripts by a link, else below those that stand there. */
export function EntryList(props: EntryListProps) {
  const { view, label, box, empty, isEmpty, href, nextCursor, isLoading, problem } = props
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      {isEmpty && nextCursor === null ? empty : <ul className={LOOKS[view]}>{props.children}</ul>}
      <MoreLink
        href={href}
        cursor={nextCursor}
        isLoading={isLoading}
        problem={problem}
        onMore={props.onMore}
      />
    </div>
  )
}
