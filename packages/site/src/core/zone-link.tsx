'use client'

import Link from 'next/link'
import type { MouseEventHandler, ReactNode } from 'react'
import { useRuntimeConfig } from './runtime-config-context.js'
import { basePathOf, localPath } from './zone.js'

export type ZoneLinkProps = {
  /** A full browser path, best from `routes`. */
  href: string
  children?: ReactNode
  className?: string
  id?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  'aria-current'?: 'page'
  'aria-expanded'?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

/** A link to any page of the product: within this site by the router, to the other site as a plain `<a>`. */
export function ZoneLink({ href, children, ...rest }: ZoneLinkProps) {
  const { basePath } = useRuntimeConfig()
  if (basePathOf(href) !== basePath) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link href={localPath(basePath, href)} prefetch={false} {...rest}>
      {children}
    </Link>
  )
}
