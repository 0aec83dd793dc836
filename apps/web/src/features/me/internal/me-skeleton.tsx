import { Skeleton, SlowNotice } from '@doran/ui'

export function MeSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page pt-6 pb-8 lg:grid lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-12 lg:pt-10">
      <div className="flex flex-col gap-8 lg:self-start">
        <div className="flex items-center gap-5">
          <div className="shrink-0 overflow-clip rounded-pill">
            <Skeleton shape="card" className="size-24" />
          </div>
          <div className="grow">
            <Skeleton className="w-32" />
            <Skeleton className="mt-3 w-full" />
          </div>
        </div>
        <SlowNotice onRetry={onRetry} />
      </div>
      <div className="mt-8 flex flex-col gap-8 lg:mt-0">
        <Skeleton shape="card" className="h-32 w-full" />
        <Skeleton shape="card" className="h-96 w-full" />
      </div>
    </div>
  )
}
