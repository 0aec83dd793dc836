import type { ReactNode } from 'react'
import { ApiError } from '@doran/api-client'
import { ReadFailed, type ReadFailedProps } from '@doran/site/core'
import { EmptyState, Skeleton, SlowNotice } from '@doran/ui'

export type ReadStateProps = {
  reading: ReadFailedProps['reading'] & { isPending: boolean }
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
  return <ReadFailed title={`${what} 불러오지 못했어요.`} reading={reading} />
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

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-3 text-h3 font-extrabold">{title}</h2>
      {children}
    </section>
  )
}
