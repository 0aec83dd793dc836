import { Button } from '@doran/ui'
import type { useFoundStories } from './use-found-stories'

type MoreButtonProps = Pick<
  ReturnType<typeof useFoundStories>,
  'hasMore' | 'isLoading' | 'problem' | 'loadMore'
>

export function MoreButton({ hasMore, isLoading, problem, loadMore }: MoreButtonProps) {
  return (
    <>
      <p role="alert" className="mt-4 text-sm text-danger empty:hidden">
        {problem}
      </p>
      {hasMore && (
        <div className="mt-8 flex justify-center">
          <Button kind="secondary" isBusy={isLoading} onClick={() => void loadMore()}>
            더 보기
          </Button>
        </div>
      )}
    </>
  )
}
