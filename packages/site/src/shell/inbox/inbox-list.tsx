'use client'

import { useState } from 'react'
import { Button, EmptyState, ErrorState, Skeleton, SlowNotice } from '@doran/ui'
import { NoticeRow } from './notice-row.js'
import { useInbox, useReadOnView } from './use-inbox.js'

export type InboxListProps = {
  /** The newest few, without a button for more. */
  isShort?: boolean
  /** Heading level of the empty and failed states. */
  level?: 2 | 3
}

const PAGE_LENGTH = 20
const SHORT_LENGTH = 6

/** A signed-in member's notices; seen for a second they count as read. */
export function InboxList({ isShort = false, level = 2 }: InboxListProps) {
  const inbox = useInbox(isShort ? SHORT_LENGTH : PAGE_LENGTH)
  const [now] = useState(() => new Date())
  const notices = inbox.data?.pages.flatMap(({ items }) => items) ?? []
  useReadOnView(notices.find(({ isRead }) => !isRead)?.id)

  if (inbox.isPending) return <InboxSkeleton onRetry={() => void inbox.refetch()} />
  if (inbox.isError && notices.length === 0) {
    return (
      <ErrorState
        level={level}
        title="알림을 불러오지 못했어요."
        actions={
          <Button isBusy={inbox.isFetching} onClick={() => void inbox.refetch()}>
            다시 시도
          </Button>
        }
      >
        <p>{inbox.error.message}</p>
      </ErrorState>
    )
  }
  if (notices.length === 0) {
    return (
      <EmptyState level={level} mascot="ran" title="아직 온 알림이 없어요.">
        <p>새 기기에서 로그인하거나 계정이 바뀌면 여기에서 알려 드려요.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} />
        ))}
      </ul>
      {!isShort && inbox.hasNextPage && (
        <div className="mt-6 text-center">
          <Button
            kind="secondary"
            isBusy={inbox.isFetchingNextPage}
            onClick={() => void inbox.fetchNextPage()}
          >
            더 보기
          </Button>
          {inbox.isFetchNextPageError && (
            <p role="alert" className="mt-3 text-sm text-danger">
              더 불러오지 못했어요. 다시 시도해 주세요.
            </p>
          )}
        </div>
      )}
    </>
  )
}

function InboxSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div aria-busy="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2 py-4 pl-5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
      <SlowNotice onRetry={onRetry} />
    </div>
  )
}
