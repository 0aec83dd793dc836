'use client'

import { renderZoneLink } from '@doran/site/core'
import { ChipGroup, ChipLink } from '@doran/ui'
import { TicketRows } from './internal/ticket/ticket-rows'
import { KINDS, STATUSES, kindName, statusLook } from './internal/ticket/ticket-words'
import { ticketsPath, type TicketsAddress } from './tickets-page-address'

/** What people ask, those that wait longest first. */
export function TicketsPage({ status, kind }: TicketsAddress) {
  return (
    <>
      <ChipGroup label="상태" className="mt-4">
        {STATUSES.map((each) => (
          <ChipLink
            key={each}
            href={ticketsPath({ status: each, kind })}
            isSelected={each === status}
            renderLink={renderZoneLink}
          >
            {statusLook(each).word}
          </ChipLink>
        ))}
      </ChipGroup>
      <ChipGroup label="종류" className="mt-2">
        <ChipLink
          href={ticketsPath({ status, kind: null })}
          isSelected={kind === null}
          renderLink={renderZoneLink}
        >
          전체
        </ChipLink>
        {KINDS.map((each) => (
          <ChipLink
            key={each}
            href={ticketsPath({ status, kind: each })}
            isSelected={each === kind}
            renderLink={renderZoneLink}
          >
            {kindName(each)}
          </ChipLink>
        ))}
      </ChipGroup>
      <TicketRows status={status} kind={kind} />
    </>
  )
}
