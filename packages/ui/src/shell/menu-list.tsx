import { Icon } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'
import { NavCount } from './nav-count.js'
import { currentPage, type NavItem, type RenderLink } from '../link/nav-link.js'

/** Entries with an icon are the main ones. */
export type MenuListProps = { items: readonly NavItem[]; renderLink: RenderLink }

export function MenuList({ items, renderLink }: MenuListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          {renderLink({
            href: item.href,
            ...currentPage(item.isCurrent),
            className: joinClasses(
              'flex items-center gap-4 rounded-input px-3 text-text-2 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2 hover:text-text aria-[current=page]:text-text',
              item.icon ? 'min-h-14 text-h3 font-semibold' : 'min-h-11',
            ),
            children: (
              <>
                {item.icon && <Icon name={item.icon} />}
                <span className="flex grow items-center gap-2">
                  <span>{item.label}</span>
                  <NavCount waiting={item.waiting} />
                </span>
                {item.isCurrent && (
                  <span aria-hidden="true" className="size-2 rounded-pill bg-ember" />
                )}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  )
}
