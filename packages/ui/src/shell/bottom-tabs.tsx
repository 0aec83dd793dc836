import { Icon, type IconName } from '../icons/icon.js'
import { NavCount } from './nav-count.js'
import { currentPage, type NavItem, plainLink, type RenderLink } from '../link/nav-link.js'

export type TabItem = NavItem & { icon: IconName }

export type BottomTabsProps = { tabs: readonly TabItem[]; renderLink?: RenderLink }

/** Up to 768 px. Place it last in the body: it keeps its own room below the page. */
export function BottomTabs({ tabs, renderLink = plainLink }: BottomTabsProps) {
  return (
    <div data-tab-bar="" className="safe-bottom md:hidden">
      <div aria-hidden="true" className="h-16" />
      <nav
        aria-label="주요 화면"
        className="safe-bottom fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface-1"
      >
        <ul className="mx-auto flex h-16 max-w-form items-stretch px-1">
          {tabs.map((tab) => (
            <li key={tab.href} className="flex min-w-0 flex-1">
              {renderLink({
                href: tab.href,
                ...currentPage(tab.isCurrent),
                className:
                  'group relative flex w-full flex-col items-center justify-center gap-0.5 rounded-input text-xs font-semibold whitespace-nowrap text-text-3 no-underline -outline-offset-4 transition-colors duration-(--motion-state) hover:text-text aria-[current=page]:text-text',
                children: (
                  <>
                    <span
                      aria-hidden="true"
                      className="absolute top-1 size-1.5 scale-0 rounded-pill bg-ember transition-transform duration-(--motion-state) group-aria-[current=page]:scale-100"
                    />
                    <Icon name={tab.icon} className="mt-1.5" />
                    <span>
                      {tab.label}
                      <NavCount
                        waiting={tab.waiting}
                        className="absolute top-1 left-[calc(50%+6px)]"
                      />
                    </span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
