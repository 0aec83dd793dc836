'use client'

import { Button, Skeleton } from '@doran/ui'

type Entry = {
  key: string
  title: string
  note: string
  picture: string
  isBusy?: boolean
  pick: () => void
}

type PickListProps = {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  entries: readonly Entry[]
  empty: string
}

/** Things of which one is picked. */
export function PickList({ query, entries, empty }: PickListProps) {
  if (query.isPending) return <Loading />
  if (query.isError)
    return (
      <div role="alert" className="py-4">
        <p className="text-text-2">목록을 불러오지 못했어요.</p>
        <Button
          kind="secondary"
          className="mt-3"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          다시 시도
        </Button>
      </div>
    )
  if (entries.length === 0) return <p className="prose-ko py-8 text-center text-text-2">{empty}</p>
  return (
    <ul className="-mx-3 flex flex-col">
      {entries.map(({ key, title, note, picture, isBusy = false, pick }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`${title}, ${note}`}
            aria-busy={isBusy || undefined}
            onClick={pick}
            className="flex min-h-14 w-full items-center gap-3 rounded-input px-3 py-2 text-left transition-colors duration-(--motion-state) hover:bg-surface-2 aria-busy:opacity-50"
          >
            <img
              src={picture}
              alt=""
              width="40"
              height="40"
              loading="lazy"
              className="size-10 shrink-0 rounded-small object-cover"
            />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold">{title}</span>
              <span className="block truncate text-sm text-text-3">{note}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 py-2">
          <Skeleton shape="image" className="w-10 shrink-0" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
