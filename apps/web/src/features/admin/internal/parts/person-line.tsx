'use client'

import type { ReactNode } from 'react'
import type { Maker } from '@doran/contract'
import { ZoneLink, imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Avatar } from '@doran/ui'
import { personPath } from '../../admin-address'

/** Somebody's name, where they have one still. */
export function personName(person: Pick<Maker, 'name' | 'isGone'> | null): string {
  return person && !person.isGone ? person.name : '탈퇴한 사용자'
}

export type PersonLineProps = { person: Maker | null; children?: ReactNode }

/** Somebody, with a way to what operators see of them. */
export function PersonLine({ person, children }: PersonLineProps) {
  const config = useRuntimeConfig()
  const name = personName(person)
  const isThere = person !== null && !person.isGone
  const picture = isThere ? person.profileImage : null
  return (
    <div className="flex items-center gap-3">
      <Avatar src={picture && imageUrl(config, picture)} name={isThere ? name : ''} size={40} />
      <div className="min-w-0 grow">
        {isThere ? (
          <ZoneLink
            href={personPath(person.id)}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </ZoneLink>
        ) : (
          <p className="font-semibold text-text-2">{name}</p>
        )}
        {children}
      </div>
    </div>
  )
}
