import { routes } from '@doran/site/core'
import { ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'

const LINKS = [
  { href: routes.personas.path(), label: '페르소나' },
  { href: routes.likedThemes.path(), label: '좋아요한 이야기' },
  { href: routes.subscriptions.path(), label: '구독' },
  { href: routes.gemstone.path(), label: '젬' },
] as const

/** What else a reader has in the stories. */
export function MyTalesLinks() {
  return (
    <nav aria-label="이야기에서 쓰는 것" className="mt-4">
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
