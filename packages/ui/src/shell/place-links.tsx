import { NavCount } from './nav-count.js'
import { currentPage, type NavItem, type RenderLink } from '../link/nav-link.js'

export type PlaceLinksProps = {
  label: string
  places: readonly NavItem[]
  renderLink: RenderLink
  className?: string
}

/** The places of a bar as text links, from 769 px; beside a rail, which has them, they stay away. */
export function PlaceLinks({ label, places, renderLink, className = '' }: PlaceLinksProps) {
  return (
    <nav aria-label={label} className="ml-auto hidden md:block rail:hidden">
      <ul className={`flex items-center ${className}`}>
        {places.map((place) => (
          <li key={place.href}>
            {renderLink({
              href: place.href,
              ...currentPage(place.isCurrent),
              className:
                'inline-flex min-h-11 items-center rounded-pill px-4 font-semibold text-text-2 no-underline transition-colors duration-(--motion-state) hover:text-text aria-[current=page]:text-text',
              children: (
                <>
                  {place.label}
                  <NavCount waiting={place.waiting} className="ml-1.5" />
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
