'use client'

import { splitLinks } from './split-links.js'
import { ZoneLink } from './zone-link.js'

/** A plain text as it was written, its addresses as links; links to the web are not vouched for. */
export function WrittenText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) => {
    if (href === undefined) return part
    if (href.startsWith('/')) {
      return (
        <ZoneLink key={index} href={href} className={LINK}>
          {part}
        </ZoneLink>
      )
    }
    return (
      <a key={index} href={href} target="_blank" rel="nofollow ugc noopener" className={LINK}>
        {part}
        <span className="sr-only"> (새 창)</span>
      </a>
    )
  })
}

const LINK = 'underline underline-offset-2 [overflow-wrap:anywhere]'
