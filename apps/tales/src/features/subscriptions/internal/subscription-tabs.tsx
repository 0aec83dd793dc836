'use client'

import { useEffect, useRef } from 'react'
import { ZoneLink } from '@doran/site/core'
import { announce } from '@doran/ui'
import { TABS, subscriptionsHref, type SubscriptionsTab } from '../subscriptions-address'

const LABELS = { following: '구독', pass: '도란 패스' } as const satisfies Record<
  SubscriptionsTab,
  string
>

/** Leads from part to part; each has an address of its own. */
export function SubscriptionTabs({ tab }: { tab: SubscriptionsTab }) {
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // The focus stays on the link, which does not say that the page has changed.
    announce(LABELS[tab])
  }, [tab])
  return (
    <nav aria-label="구독과 도란 패스" className="mt-5 border-b border-line">
      <ul className="scroll-row -mb-px -ml-3 md:-ml-4">
        {TABS.map((each) => (
          <li key={each} className="shrink-0">
            <ZoneLink
              href={subscriptionsHref(each)}
              {...(each === tab && { 'aria-current': 'page' })}
              className={`inline-flex min-h-12 items-center border-b-2 px-3 font-semibold whitespace-nowrap no-underline -outline-offset-2 transition-colors duration-(--motion-state) md:px-4 ${each === tab ? 'border-ember text-text' : 'border-transparent text-text-2 hover:text-text'}`}
            >
              {LABELS[each]}
            </ZoneLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
