import { useRef, useState } from 'react'
import { useIsLoggedIn } from '@doran/site/session'
import { Button, Skeleton } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { BlockedRow } from './blocked-row'
import { useBlockedPeople } from './use-blocked-people'

export type BlockedSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  canUnblock: boolean
}

export function BlockedSheet({ isOpen, onOpenChange, canUnblock }: BlockedSheetProps) {
  const isLoggedIn = useIsLoggedIn()
  return (
    <Sheet isOpen={isOpen && isLoggedIn} onOpenChange={onOpenChange} title="차단한 사람">
      <BlockedPeople canUnblock={canUnblock} />
    </Sheet>
  )
}

function BlockedPeople({ canUnblock }: Pick<BlockedSheetProps, 'canUnblock'>) {
  const { data, error, refetch, isFetching, ...more } = useBlockedPeople()
  const box = useRef<HTMLDivElement>(null)
  const [now] = useState(() => new Date())

  if (!data) {
    return error ? (
      <div className="flex flex-wrap items-center justify-between gap-4 py-4">
        <p className="text-text-2">차단한 사람을 불러오지 못했어요.</p>
        <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          다시 시도
        </Button>
      </div>
    ) : (
      <div aria-busy="true" className="flex flex-col gap-3 py-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    )
  }
  const blocks = data.pages.flatMap(({ items }) => items)
  return (
    <div ref={box} role="group" aria-label="차단한 사람" tabIndex={-1} className="outline-none">
      {blocks.length === 0 && (
        <div className="py-3">
          <p className="text-text-2">차단한 사람이 없어요.</p>
          <p className="prose-ko mt-1 text-sm text-text-3">
            프로필이나 대화의 메뉴에서 차단할 수 있어요.
          </p>
        </div>
      )}
      <ul className="divide-y divide-line">
        {blocks.map((block) => (
          <BlockedRow
            key={block.profile.id}
            block={block}
            now={now}
            canUnblock={canUnblock}
            // The button goes with its row.
            onUnblocked={() => box.current?.focus()}
          />
        ))}
      </ul>
      {more.hasNextPage && (
        <Button
          kind="secondary"
          isWide
          className="mt-4"
          isBusy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
      {more.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          더 불러오지 못했어요. 다시 시도해 주세요.
        </p>
      )}
      {!canUnblock && blocks.length > 0 && (
        <p className="mt-3 text-sm text-text-3">차단을 푸는 것은 내 기기에서 할 수 있어요.</p>
      )}
    </div>
  )
}
