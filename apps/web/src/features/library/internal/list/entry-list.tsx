'use client'

import { PagedList, type PagedListProps } from '@doran/site/session'
import type { LibraryView } from './use-library-view'

const LOOKS: Record<LibraryView, string> = {
  grid: 'grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4',
  list: 'grid gap-2 lg:grid-cols-2',
}

/** Entries page by page, as tiles or rows. */
export function EntryList({ view, children, ...list }: PagedListProps & { view: LibraryView }) {
  return (
    <PagedList {...list}>
      <ul className={LOOKS[view]}>{children}</ul>
    </PagedList>
  )
}
