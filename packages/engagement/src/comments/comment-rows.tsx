import { Skeleton } from '@doran/ui'

/** Where comments are going to stand. */
export function CommentRows() {
  return [0, 1, 2].map((row) => (
    <div key={row} className="flex gap-3 py-4">
      <Skeleton className="size-10 shrink-0 rounded-pill" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  ))
}
