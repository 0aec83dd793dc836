'use client'

import { renderZoneLink } from '@doran/site/core'
import { ChipGroup, ChipLink } from '@doran/ui'
import { queuePath, type QueueAddress } from './admin-address'
import { STATUS_WORDS, TARGET_WORDS } from './internal/parts/case-words'
import { CaseList } from './internal/queue/case-list'
import { OpenCaseForm } from './internal/queue/open-case-form'

const STATUSES = ['open', 'appealed', 'decided'] as const
const TYPES = [
  'post',
  'comment',
  'theme',
  'game',
  'profile',
  'chat_item',
  'tree',
  'letter',
  'morning_note',
  'year_book',
  'review',
  'story_share',
] as const

/** What waits for a moderator, and what was decided. */
export function QueuePage({ status, targetType }: QueueAddress) {
  return (
    <>
      <ChipGroup label="상태" className="mt-4">
        {STATUSES.map((each) => (
          <ChipLink
            key={each}
            href={queuePath({ status: each, targetType })}
            isSelected={each === status}
            renderLink={renderZoneLink}
          >
            {STATUS_WORDS[each]}
          </ChipLink>
        ))}
      </ChipGroup>
      <ChipGroup label="종류" className="mt-2">
        <ChipLink
          href={queuePath({ status, targetType: null })}
          isSelected={targetType === null}
          renderLink={renderZoneLink}
        >
          전체
        </ChipLink>
        {TYPES.map((each) => (
          <ChipLink
            key={each}
            href={queuePath({ status, targetType: each })}
            isSelected={each === targetType}
            renderLink={renderZoneLink}
          >
            {TARGET_WORDS[each]}
          </ChipLink>
        ))}
      </ChipGroup>
      <CaseList status={status} targetType={targetType} />
      <OpenCaseForm />
    </>
  )
}
