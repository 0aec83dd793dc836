'use client'

import type { PersonCard } from '@doran/contract'
import { ZoneLink, imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Avatar } from '@doran/ui'
import { personName } from '../parts/person-line'

type PersonHeadProps = { person: PersonCard; joined: string; href: string }

export function PersonHead({ person, joined, href }: PersonHeadProps) {
  const config = useRuntimeConfig()
  const { profileImage, email } = person
  const name = personName(person)
  return (
    <div className="mt-6 flex items-center gap-4">
      <Avatar src={profileImage && imageUrl(config, profileImage)} name={name} size={64} />
      <div className="min-w-0">
        <h2 className="text-h2 font-extrabold">{name}</h2>
        <p className="text-sm break-all text-text-2">
          {email && `${email} · `}
          {joined} 가입
        </p>
        <ZoneLink
          href={href}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          프로필 보기
        </ZoneLink>
      </div>
    </div>
  )
}
