'use client'

import { useEffect, useRef } from 'react'
import { ZoneLink } from '@doran/site/core'
import { announce } from '@doran/ui'
import { TABS, libraryHref, type LibraryTab } from '../library-address'
import { TAB_LABELS } from './tab-labels'

/** Leads from part to part; each has an address of its own. */
export function LibraryTabs({ tab }: { tab: LibraryTab }) {
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // The focus stays on the link, which does not say that the page has changed.
    announce(TAB_LABELS[tab])
  }, [tab])
  return (
    <nav aria-label="보관함" className="mt-5 border-b border-line">
      <ul className="scroll-row -mb-px -ml-3 md:-ml-4">
        {TABS.map((each) => (
          <li key={each} className="shrink-0">
            <ZoneLink
              href={libraryHref({ tab: each })}
              {...(each === tab && { 'aria-current': 'page' })}
              className={`inline-flex min-h-12 items-center border-b-2 px-3 font-semibold whitespace-nowrap no-underline -outline-offset-2 transition-colors duration-(--motion-state) md:px-4 ${each === tab ? 'border-ember text-text' : 'border-transparent text-text-2 hover:text-text'}`}
            >
              {TAB_LABELS[each]}
            </ZoneLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
