import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { currentPage, plainLink, type RenderLink } from '../link/nav-link.js'

const shared =
  'inline-flex min-h-11 shrink-0 items-center gap-1 rounded-pill border px-4 text-sm font-semibold whitespace-nowrap no-underline transition-colors duration-(--motion-state)'
const on = 'border-text bg-text text-bg'
const off = 'border-line bg-surface-1 text-text-2 hover:border-line-strong hover:text-text'

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { isSelected?: boolean }

export function Chip({ isSelected = false, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isSelected}
      className={joinClasses(shared, isSelected ? on : off, className)}
    />
  )
}

export type ChipLinkProps = {
  href: string
  children: ReactNode
  isSelected?: boolean
  renderLink?: RenderLink
}

/** A filter kept in the address. */
export function ChipLink({ href, children, isSelected, renderLink = plainLink }: ChipLinkProps) {
  return renderLink({
    href,
    children,
    className: joinClasses(shared, isSelected ? on : off),
    ...currentPage(isSelected),
  })
}

export type ChipGroupProps = Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'className'> & {
  label: string
  children: ReactNode
}

/** One row that scrolls sideways when it is too long. */
export function ChipGroup({ label, children, className, ...rest }: ChipGroupProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={joinClasses('scroll-row -m-1 gap-2 p-1', className)}
    >
      {children}
    </div>
  )
}
