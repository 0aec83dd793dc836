import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon.js'

/** A destination. The app decides which ones exist; ui never invents a path. */
export type NavItem = {
  href: string
  label: string
  icon?: IconName
  isCurrent?: boolean
  /** What waits there: drawn as a number and read after the label, “읽지 않은 메시지 3개”. */
  waiting?: { count: number; label: string } | undefined
}

export type LinkProps = {
  href: string
  className: string
  children: ReactNode
  'aria-current'?: 'page'
  'aria-label'?: string
}

/** Lets an app draw links with its own router; without it a plain `<a>` is drawn. */
export type RenderLink = (props: LinkProps) => ReactNode

export function plainLink({ children, ...props }: LinkProps): ReactNode {
  return <a {...props}>{children}</a>
}

export function currentPage(isCurrent: boolean | undefined): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {}
}
