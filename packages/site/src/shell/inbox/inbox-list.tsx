'use client'

import { useRef, useState } from 'react'
import { Button, EmptyState, Skeleton, SlowNotice } from '@doran/ui'
import { MoreButton } from '../../core/more-button.js'
import { ReadFailed } from '../../core/read-failed.js'
import { useAct } from '../../session/actions/use-act.js'
import { NoticeRow } from './notice-row.js'
import { useInbox, useReadAll, useReadOnView } from './use-inbox.js'

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
  const newestUnreadId = notices.find(({ isRead }) => !isRead)?.id
  useReadOnView(newestUnreadId)
  const list = useRef<HTMLUListElement>(null)
  const readAll = useReadAll()
  const reading = useAct()
  const markAll = async (upTo: string) => {
    await readAll(upTo)
    // From the button that was pressed and is gone.
    list.current?.focus()
  }

  if (inbox.isPending) return <InboxSkeleton onRetry={() => void inbox.refetch()} />
  if (inbox.isError && notices.length === 0) {
    return <ReadFailed level={level} title="알림을 불러오지 못했어요." reading={inbox} />
  }
  if (notices.length === 0) {
    return (
      <EmptyState level={level} mascot="ran" title="아직 조용해요.">
        <p>좋은 소식이 오면 여기에서 알려 드릴게요.</p>
      </EmptyState>
    )
  }
  return (
    <>
      {newestUnreadId !== undefined && (
        <div className="flex justify-end">
          <Button
            kind="quiet"
            isBusy={reading.isBusy}
            onClick={() => void reading.run(() => markAll(newestUnreadId), { canRepeat: true })}
          >
            모두 읽음으로
          </Button>
        </div>
      )}
      <ul ref={list} tabIndex={-1} aria-label="알림" className="outline-none">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} />
        ))}
      </ul>
      {!isShort && <MoreButton reading={inbox} />}
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
