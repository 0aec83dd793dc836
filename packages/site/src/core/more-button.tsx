import { Button } from '@doran/ui'

export type MoreButtonProps = {
  reading: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

/** Loads the next page below a list that is read in the browser, while there is one. */
export function MoreButton({ reading }: MoreButtonProps) {
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
