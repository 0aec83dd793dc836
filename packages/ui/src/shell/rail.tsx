import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.js'
import { Icon } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'
import type { TabItem } from './bottom-tabs.js'
import { NavCount } from './nav-count.js'
import { currentPage, plainLink, type RenderLink } from '../link/nav-link.js'

export type RailProps = {
  items: readonly TabItem[]
  /** Below the places; it scrolls where the window is low. */
  children?: ReactNode
  /** At the foot: what concerns the person. */
  end?: ReactNode
  /** The header above has the way home and what concerns the person already. */
  isBelowHeader?: boolean
  renderLink?: RenderLink
}

/** From 1081 px up, in place of the area bar. A child of the body: everything after it gives way. */
export function Rail({
  items,
  children,
  end,
  isBelowHeader = false,
  renderLink = plainLink,
}: RailProps) {
  return (
    <nav
      data-rail=""
      aria-label="둘러보기"
      className={joinClasses(
        'z-45 hidden w-(--rail-width) shrink-0 flex-col border-r border-line bg-bg lg:flex',
        isBelowHeader
          ? 'sticky top-14 -mb-[calc(100dvh-56px)] -ml-(--rail-width) h-[calc(100dvh-56px)]'
          : 'fixed inset-y-0 left-0',
      )}
    >
      {!isBelowHeader && (
        <div className="flex h-14 shrink-0 items-center px-5">
          {renderLink({
            href: '/',
            'aria-label': '도란 홈으로',
            className: 'inline-flex min-h-11 items-center rounded-small px-1 text-text',
            children: <Wordmark height={30} />,
          })}
        </div>
      )}
      <div className="min-h-0 grow overflow-y-auto px-3 py-3">
        <ul className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.href}>
              <RailLink item={item} renderLink={renderLink} />
            </li>
          ))}
        </ul>
        {children}
      </div>
      {!isBelowHeader && end && (
        <div className="flex shrink-0 items-center border-t border-line px-3 py-2 empty:hidden">
          {end}
        </div>
      )}
    </nav>
  )
}

function RailLink({ item, renderLink }: { item: TabItem; renderLink: RenderLink }) {
  return renderLink({
    href: item.href,
    ...currentPage(item.isCurrent),
    className:
      'group flex min-h-11 items-center gap-3 rounded-input px-3 font-semibold text-text-2 no-underline -outline-offset-2 transition-colors duration-(--motion-state) hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-1 aria-[current=page]:text-text',
    children: (
      <>
        <Icon name={item.icon} />
        <span className="flex grow items-center justify-between">
          <span>{item.label}</span>
          <NavCount waiting={item.waiting} />
        </span>
        <span
          aria-hidden="true"
          className="size-1.5 scale-0 rounded-pill bg-ember group-aria-[current=page]:scale-100"
        />
      </>
    ),
  })
}
