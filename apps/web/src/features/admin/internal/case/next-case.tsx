'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { renderZoneLink } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { casePath, queuePath } from '../../admin-address'

type NextCaseProps = { from: 'open' | 'appealed'; caseId: string }

/** After a decision: on to the case that waited longest. */
export function NextCase({ from, caseId }: NextCaseProps) {
  const api = useApi()
  const waiting = useQuery({
    ...callQuery(api, 'GET /v1/admin/case', { query: { status: from, limit: 2 } }),
    staleTime: 0,
  })
  if (waiting.isPending) return null
  const next = waiting.data?.items.find(({ id }) => id !== caseId)
  return (
    <div ref={focusLink} className="corner-card mt-8 bg-surface-1 px-5 py-5">
      <p className="font-semibold">결정하고 알렸어요.</p>
      <LinkButton
        href={next ? casePath(next.id) : queuePath({ status: from, targetType: null })}
        className="mt-3"
        isWide
        renderLink={renderZoneLink}
      >
        {next ? '다음 건 보기' : '목록으로'}
      </LinkButton>
    </div>
  )
}

/** Enter goes on. */
const focusLink = (box: HTMLElement | null) => box?.querySelector('a')?.focus()
