'use client'

import { useEffect, useRef } from 'react'
import { ZoneLink } from '@doran/site/core'
import { announce } from '@doran/ui'
import { SHELVES, myTalesHref, type Shelf } from '../my-tales-address'
import { SHELF_LABELS } from './shelf-labels'

/** Leads from shelf to shelf; each has an address of its own. */
export function MyTalesTabs({ shelf }: { shelf: Shelf }) {
  const shown = useRef(shelf)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the last ones lie beside the screen.
    const current = row.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (shown.current === shelf) return
    shown.current = shelf
    // The focus stays on the link, which does not say that the page has changed.
    announce(SHELF_LABELS[shelf])
  }, [shelf])
  return (
    <nav aria-label="내 이야기" className="mt-5 border-b border-line">
      <ul ref={row} className="scroll-row -mb-px -ml-3 md:-ml-4">
        {SHELVES.map((each) => (
          <li key={each} className="shrink-0">
            <ZoneLink
              href={myTalesHref(each)}
              {...(each === shelf && { 'aria-current': 'page' })}
              className={`inline-flex min-h-12 items-center border-b-2 px-3 font-semibold whitespace-nowrap no-underline -outline-offset-2 transition-colors duration-(--motion-state) md:px-4 ${each === shelf ? 'border-ember text-text' : 'border-transparent text-text-2 hover:text-text'}`}
            >
              {SHELF_LABELS[each]}
            </ZoneLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
