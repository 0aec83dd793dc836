'use client'

import type { MouseEvent } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { ZoneLink } from '@doran/site/core'
import { useRatingGate } from '@doran/site/safety'
import { useAct } from '@doran/site/session'
import { buttonClass, type ButtonLook } from '@doran/ui'
import { useRouter } from 'next/navigation'

export type RatedStartLinkProps = ButtonLook & {
  gameId: string
  href: string
  className?: string
  children: string
}

/** Leads into what is rated 15, for whom the API opens it; who has not said their age yet is asked over the page. */
export function RatedStartLink({
  gameId,
  href,
  className,
  children,
  ...look
}: RatedStartLinkProps) {
  const api = useApi()
  const router = useRouter()
  const gate = useRatingGate()
  const { isBusy, run } = useAct()
  const go = () => router.push(href)
  const askFirst = (error: unknown) => {
    const isUnknown = error instanceof ApiError && error.code === 'AGE_UNCONFIRMED'
    if (isUnknown) gate.ask({ onOpened: go })
    return isUnknown
  }
  const start = async () => {
    await api.call('GET /v1/game/{gameId}/content', { params: { gameId } })
    go()
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isBusy) void run(start, { onFailure: askFirst })
  }
  return (
    <ZoneLink href={href} onClick={press} className={buttonClass(look, className)}>
      {children}
    </ZoneLink>
  )
}
