import { Skeleton, SlowNotice } from '@doran/ui'

const ROWS = ['w-3/5', 'ml-auto w-2/5', 'w-1/2', 'ml-auto w-3/5'] as const

export function RoomSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-3 py-4">
      {ROWS.map((row) => (
        <Skeleton key={row} shape="card" className={`h-11 ${row}`} />
      ))}
      <SlowNotice onRetry={onRetry} />
    </div>
  )
}
