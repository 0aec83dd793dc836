'use client'

import type { ReactNode } from 'react'
import { renderZoneLink, routes } from '@doran/site/core'
import { ChipGroup, ChipLink } from '@doran/ui'
import { RightGone } from './internal/access/right-gone'
import { useAccessWatch } from './internal/access/use-access-watch'
import type { Access, Needed } from './read-access'

const PARTS = [
  { name: 'queue', label: '신고', path: routes.admin.path() },
  { name: 'tickets', label: '문의', path: routes.adminTickets.path() },
  { name: 'people', label: '사람', path: routes.adminPeople.path() },
  { name: 'texts', label: '규칙', path: routes.adminTexts.path(), needed: 'admin' },
  { name: 'news', label: '소식', path: routes.adminNews.path(), needed: 'admin' },
  { name: 'featured', label: '편성', path: routes.adminFeatured.path(), needed: 'admin' },
  { name: 'audit', label: '기록', path: routes.adminAudit.path(), needed: 'admin' },
] as const satisfies readonly { name: string; label: string; path: string; needed?: Needed }[]

export type AdminFrameProps = {
  /** As the server was told. */
  access: Access
  needed?: Needed
  part: (typeof PARTS)[number]['name']
  title: string
  children: ReactNode
}

/** A page of operators. When the right goes, everything on it goes at once. */
export function AdminFrame({
  access: given,
  needed = 'moderator',
  part,
  title,
  children,
}: AdminFrameProps) {
  const access = useAccessWatch(given, needed)
  if (!access) return <RightGone />
  const isAdmin = access.roles.includes('admin')
  return (
    <div className="page between-bars pt-6 pb-12 md:pt-10">
      <ChipGroup label="운영">
        {PARTS.filter((each) => isAdmin || !('needed' in each)).map(({ name, label, path }) => (
          <ChipLink key={name} href={path} isSelected={name === part} renderLink={renderZoneLink}>
            {name === 'queue' && access.waiting > 0 ? `${label} ${access.waiting}` : label}
          </ChipLink>
        ))}
      </ChipGroup>
      <h1 className="mt-6 text-h1 font-extrabold">{title}</h1>
      {children}
    </div>
  )
}
