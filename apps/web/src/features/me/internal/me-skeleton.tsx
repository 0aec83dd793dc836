import { Skeleton, SlowNotice } from '@doran/ui'

export function MeSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page pt-6 pb-8 lg:grid lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-12">
      <div className="flex items-center gap-5 lg:self-start">
        <Skeleton className="size-24 rounded-pill" />
        <div className="grow">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="mt-3 w-full" />
        </div>
      </div>
      <div className="mt-10 flex flex-col gap-8 lg:mt-0">
        <Skeleton shape="card" className="h-32 w-full" />
        <Skeleton shape="card" className="h-96 w-full" />
        <SlowNotice onRetry={onRetry} />
      </div>
    </div>
  )
}
