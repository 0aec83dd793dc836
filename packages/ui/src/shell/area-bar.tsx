import type { ReactNode } from 'react'
import { Glyph } from '../brand/glyph.js'
import { Wordmark } from '../brand/wordmark.js'
import { iconButtonClass } from '../controls/icon-button.js'
import { Icon, type IconName } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'
import { plainLink, type NavItem, type RenderLink } from '../link/nav-link.js'
import { PlaceLinks } from './place-links.js'
import { ScrollFrame } from './scroll-frame.js'

export type AreaBarAction = {
  href: string
  icon: IconName
  label: string
  /** Draws the dot and is read after the label: “새 알림 3개”. */
  unread?: string
}

export type AreaBarProps = {
  area: { name: string; href: string }
  /** On leaf pages: the arrow replaces the glyph. */
  back?: { href: string; label: string }
  actions?:
    | readonly []
    | readonly [AreaBarAction]
    | readonly [AreaBarAction, AreaBarAction]
    | readonly [AreaBarAction, AreaBarAction, AreaBarAction]
  /** Only routes that exist. Text links from 769 px, so that one can go across without the way back. */
  places?: readonly NavItem[]
  /** After the actions: what concerns the person. */
  end?: ReactNode
  /** Lies over the hero, which then starts at the top of the page. */
  isOverHero?: boolean
  /** Where the logo leads. */
  homeHref?: string
  renderLink?: RenderLink
  /** Only for the way home and to other zones. */
  renderHomeLink?: RenderLink
}

function ActionLink({ action, renderLink }: { action: AreaBarAction; renderLink: RenderLink }) {
  return renderLink({
    href: action.href,
    'aria-label': action.unread ? `${action.label}, ${action.unread}` : action.label,
    className: iconButtonClass('quiet'),
    children: (
      <>
        <Icon name={action.icon} />
        {action.unread && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 size-2.5 rounded-pill border-2 border-bg bg-ember"
          />
        )}
      </>
    ),
  })
}

/**
 * The same bar on every page without the generic header: the logo, from 769 px the places, then what concerns the
 * person. Narrow screens have the area's name instead of the places. Beside a rail it keeps what is the page's own, the
 * way back and the actions, and stays away where there is neither.
 */
export function AreaBar({
  area,
  back,
  actions = [],
  places = [],
  end,
  isOverHero = false,
  homeHref = '/',
  renderLink = plainLink,
  renderHomeLink = plainLink,
}: AreaBarProps) {
  const isHome = area.href === homeHref
  const isPlace = places.some(({ href }) => href === area.href)
  const hasPlaces = places.length > 0
  return (
    <ScrollFrame
      className={joinClasses(
        'sticky top-0 z-40 h-14 border-b border-transparent transition-colors duration-(--motion-state) data-scrolled:border-line data-scrolled:bg-surface-1',
        isOverHero && '-mb-14',
        !back && actions.length === 0 && 'rail:hidden',
      )}
    >
      <div className="page flex h-full items-center gap-1">
        {back &&
          renderLink({
            href: back.href,
            'aria-label': back.label,
            className: iconButtonClass(
              'quiet',
              '-ml-2.5 rail:w-auto rail:gap-2 rail:px-2.5 rail:text-sm rail:font-semibold rail:after:content-[attr(aria-label)]',
            ),
            children: <Icon name="back" />,
          })}
        {renderHomeLink({
          href: homeHref,
          'aria-label': '도란 홈으로',
          className: joinClasses(
            back ? 'hidden md:inline-flex' : 'inline-flex',
            'min-h-11 min-w-11 items-center rounded-small text-text md:-ml-1 md:px-1 rail:hidden',
          ),
          children: isHome ? (
            <Wordmark height={30} />
          ) : (
            <>
              <Glyph size={26} className="md:hidden" />
              <Wordmark height={30} className="hidden md:block" />
            </>
          ),
        })}
        {!isHome &&
          renderLink({
            href: area.href,
            className: joinClasses(
              'inline-flex min-h-11 min-w-11 items-center truncate font-extrabold text-text no-underline md:ml-2',
              isPlace ? 'md:hidden' : 'rail:hidden',
            ),
            children: area.name,
          })}
        {hasPlaces && <PlaceLinks label="도란 메뉴" places={places} renderLink={renderLink} />}
        <div
          className={joinClasses(
            '-mr-2.5 ml-auto flex items-center',
            hasPlaces && 'md:ml-1 rail:ml-auto',
          )}
        >
          {actions.map((action) => (
            <ActionLink key={action.href} action={action} renderLink={renderLink} />
          ))}
          {end && <div className="flex items-center rail:hidden">{end}</div>}
        </div>
      </div>
    </ScrollFrame>
  )
}
