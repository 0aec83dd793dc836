import { Skeleton, SlowNotice } from '@doran/ui'

export function ListSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div aria-busy="true" className="mt-6">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-18 items-center gap-3 py-3">
          <div className="shrink-0 overflow-clip rounded-pill">
            <Skeleton shape="card" className="size-10" />
          </div>
          <div className="grow">
            <Skeleton className="w-28" />
            <Skeleton className="mt-2 w-3/5" />
          </div>
        </div>
      ))}
      <SlowNotice onRetry={onRetry} />
    </div>
  )
}
