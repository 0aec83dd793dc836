'use client'

import { useRef, useState } from 'react'
import { ZoneLink } from '@doran/site/core'
import { Button, Icon, IconButton } from '@doran/ui'
import { searchHref } from '../../search-address'
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches'

/** What was searched for last; nothing where that is nothing. */
export function RecentList() {
  const recent = useRecentSearches()
  const box = useRef<HTMLElement>(null)
  const [isEmptied, setIsEmptied] = useState(false)
  if (recent.length === 0 && !isEmptied) return null

  /** To what follows an entry that goes, else to what is left. */
  const goOn = (at: number) => {
    setIsEmptied(true)
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('li button')
      const next = buttons?.[Math.min(at, buttons.length - 1)]
      ;(next ?? box.current)?.focus()
    })
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="recent-searches"
      className="mt-10 max-w-story outline-none"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-h3 font-extrabold">
          최근 찾은 말
        </h2>
        {recent.length > 0 && (
          <Button
            kind="quiet"
            className="-mr-5"
            onClick={() => {
              forgetSearches()
              goOn(0)
            }}
          >
            모두 지우기
          </Button>
        )}
      </div>
      {recent.length === 0 && <p className="mt-2 text-text-2">최근 찾은 말을 모두 지웠어요.</p>}
      <ul className="mt-1">
        {recent.map((q, at) => (
          <li key={q} className="flex items-center border-b border-line last:border-b-0">
            <ZoneLink
              href={searchHref({ q })}
              className="flex min-h-12 min-w-0 grow items-center gap-3 text-text no-underline hover:underline"
            >
              <Icon name="search" size={20} className="shrink-0 text-text-3" />
              <span className="truncate">{q}</span>
            </ZoneLink>
            <IconButton
              icon="close"
              label={`‘${q}’ 지우기`}
              className="-mr-2.5"
              onClick={() => {
                forgetSearch(q)
                goOn(at)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
