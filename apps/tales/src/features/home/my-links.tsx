'use client'

import { routes } from '@doran/site/core'
import { useIsLoggedIn } from '@doran/site/session'
import { ChipLink } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

const LINKS = [
  { href: routes.myTales.path(), label: '내 이야기' },
  { href: routes.likedThemes.path(), label: '좋아요한 이야기' },
  { href: routes.gemstone.path(), label: '내 젬' },
  { href: routes.subscriptions.path(), label: '구독' },
] as const

/** What a member has in the stories. */
export function MyLinks() {
  if (!useIsLoggedIn()) return null
  return (
    <nav aria-label="내 이야기 메뉴" className="page mt-3">
      <ul className="scroll-row -m-1 gap-2 p-1">
        {LINKS.map(({ href, label }) => (
          <li key={href} className="shrink-0">
            <ChipLink href={href} renderLink={renderLink}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
