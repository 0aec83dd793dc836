import type { ReactNode } from 'react'
import type { CastMember } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Portrait } from '@doran/ui'

type PersonLinkProps = {
  person: CastMember
  /** Under the role: a line of theirs, or their story. */
  children?: ReactNode
}

/** Somebody of a cast, who leads to their own page. */
export function PersonLink({ person, children }: PersonLinkProps) {
  const { id, name, role, portraits } = person
  return (
    <ZoneLink
      href={routes.character.path({ id })}
      className="corner-card group flex h-full gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <Portrait src={portraits?.기본 ?? null} name={name} size="large" />
      <span className="min-w-0">
        <span className="block font-semibold text-text group-hover:underline">{name}</span>
        <span className="prose-ko mt-1 block text-sm text-text-2">{role}</span>
        {children}
      </span>
    </ZoneLink>
  )
}
