import type { ReactNode } from 'react'
import { plainLink, type RenderLink } from '../link/nav-link.js'
import { type ButtonLook, buttonClass } from './button-style.js'

export type LinkButtonProps = ButtonLook & {
  href: string
  children: ReactNode
  className?: string
  renderLink?: RenderLink
}

export function LinkButton({
  href,
  children,
  className,
  renderLink = plainLink,
  ...look
}: LinkButtonProps) {
  return renderLink({ href, children, className: buttonClass(look, className) })
}
