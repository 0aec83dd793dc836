import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.js'
import { plainLink, type RenderLink } from '../link/nav-link.js'

export type FooterLink = { href: string; label: string; isStrong?: boolean }

export type FooterProps = {
  tagline: string
  links: readonly FooterLink[]
  /** Theme, text size, motion. */
  settings?: ReactNode
  /** From configuration; the line is left out when there is none. */
  business?: string
  renderLink?: RenderLink
}

export function Footer({
  tagline,
  links,
  settings,
  business,
  renderLink = plainLink,
}: FooterProps) {
  return (
    <footer className="mt-18 border-t border-line text-sm text-text-2">
      <div className="page flex flex-col gap-6 py-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Wordmark height={26} className="text-text" />
          <p className="text-text-3">{tagline}</p>
        </div>
        {links.length > 0 && (
          <nav aria-label="도란 안내">
            <ul className="-mx-2 flex flex-wrap">
              {links.map((link) => (
                <li key={link.href}>
                  {renderLink({
                    href: link.href,
                    className: `inline-flex min-h-11 items-center rounded-small px-2 no-underline hover:text-text hover:underline ${link.isStrong ? 'font-extrabold text-text' : ''}`,
                    children: link.label,
                  })}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {settings && <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{settings}</div>}
        {business && <p className="text-xs text-text-3">{business}</p>}
      </div>
    </footer>
  )
}
