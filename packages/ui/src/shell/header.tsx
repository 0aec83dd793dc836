import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.js'
import { HeaderMenu } from './header-menu.js'
import { type NavItem, plainLink, type RenderLink } from '../link/nav-link.js'
import { MenuList } from './menu-list.js'
import { PlaceLinks } from './place-links.js'

export type HeaderProps = {
  /** Only routes that exist. On the bar from 769 px; in the menu sheet up to 768 px where `menuItems` are left out. */
  items: readonly NavItem[]
  renderLink?: RenderLink
  /** At the right of the bar, at any width: what concerns the person. */
  end?: ReactNode
  /** In the menu sheet instead of the way home and `items`: what no tab bar shows. */
  menuItems?: readonly NavItem[]
  /** Below the list in the menu sheet, for the theme switch. */
  menuExtra?: ReactNode
}

const HOME: NavItem = { href: '/', label: '홈', icon: 'home' }

/** The generic header: a black bar 56 px tall; its logo leads to `/`. The app decides where it shows. */
export function Header({
  items,
  end,
  menuItems = [HOME, ...items],
  renderLink = plainLink,
  menuExtra,
}: HeaderProps) {
  return (
    <header data-theme="dark" className="sticky top-0 z-40 h-14 bg-black rail:-ml-(--rail-width)">
      <div className="page flex h-14 items-center gap-1 rail:max-w-none">
        <HeaderMenu extra={menuExtra}>
          <MenuList items={menuItems} renderLink={renderLink} />
        </HeaderMenu>
        {renderLink({
          href: HOME.href,
          'aria-label': '도란 홈으로',
          className: 'inline-flex min-h-11 items-center rounded-small px-1 text-text md:-ml-1',
          children: <Wordmark height={30} />,
        })}
        <PlaceLinks
          label="주요 메뉴"
          places={items}
          renderLink={renderLink}
          {...(!end && { className: '-mr-4' })}
        />
        {end && <div className="-mr-2.5 ml-auto flex items-center md:ml-1 rail:ml-auto">{end}</div>}
      </div>
    </header>
  )
}
