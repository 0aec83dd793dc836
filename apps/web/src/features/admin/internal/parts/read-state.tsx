import type { ReactNode } from 'react'
import { ApiError } from '@doran/api-client'
import { Button, EmptyState, ErrorState, Skeleton, SlowNotice } from '@doran/ui'

type Reading = {
  isPending: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => unknown
}

export type ReadStateProps = {
  reading: Reading
  /** What is read, in a sentence: “사람을”. */
  what: string
  /** Where there is no such thing. */
  gone?: string
}

/** What stands in place of something that has not been read. */
export function ReadState({ reading, what, gone }: ReadStateProps) {
  const retry = () => void reading.refetch()
  if (reading.isPending) return <Waiting onRetry={retry} />
  const { error } = reading
  if (gone && error instanceof ApiError && ABSENT.has(error.code)) {
    return <EmptyState mascot="ran" title={gone} />
  }
  return (
    <ErrorState
      level={2}
      title={`${what} 불러오지 못했어요.`}
      actions={
        <Button isBusy={reading.isFetching} onClick={retry}>
          다시 시도
        </Button>
      }
    >
      <p>{error?.message}</p>
    </ErrorState>
  )
}

const ABSENT: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_INPUT'])

function Waiting({ onRetry }: { onRetry: () => void }) {
  return (
    <div aria-busy="true" className="mt-6 flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-24 w-full" />
      ))}
      <SlowNotice onRetry={onRetry} />
    </div>
  )
}

type Paged = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

export function MoreButton({ reading }: { reading: Paged }) {
  if (!reading.hasNextPage) return null
  return (
    <div className="mt-6 text-center">
      <Button
        kind="secondary"
        isBusy={reading.isFetchingNextPage}
        onClick={() => void reading.fetchNextPage()}
      >
        더 보기
      </Button>
      {reading.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          더 불러오지 못했어요. 다시 시도해 주세요.
        </p>
      )}
    </div>
  )
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-3 text-h3 font-extrabold">{title}</h2>
      {children}
    </section>
  )
}
