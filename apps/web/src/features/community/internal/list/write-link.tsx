'use client'

import type { MouseEvent } from 'react'
import { ZoneLink } from '@doran/site/core'
import { useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { Icon, buttonClass } from '@doran/ui'
import { writePath } from '../../../../lib/community-paths'

type WriteLinkProps = {
  /** It floats above a phone's tabs, or stands in the page: of wider screens, or of phones. */
  look?: keyof typeof LOOKS
}

const LOOKS = {
  floating:
    'fixed! right-4 bottom-[calc(80px+env(safe-area-inset-bottom)+var(--ask-room,0px))] z-30 shadow-float md:hidden',
  standing: 'max-md:hidden',
  phone: 'md:hidden',
} as const

/** To the composer; a visitor is asked to sign in first and comes out there. */
export function WriteLink({ look = 'standing' }: WriteLinkProps) {
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const href = writePath()
  const press = (event: MouseEvent) => {
    if (isMember) return
    event.preventDefault()
    ask({ reason: 'write-post', next: href })
  }
  return (
    <ZoneLink
      href={href}
      onClick={press}
      className={buttonClass(look === 'floating' ? { size: 'large' } : {}, LOOKS[look])}
    >
      <Icon name="write" size={20} />
      글쓰기
    </ZoneLink>
  )
}
