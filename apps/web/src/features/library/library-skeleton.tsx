import { Skeleton } from '@doran/ui'

const PLACES = ['one', 'two', 'three', 'four']

/** The geometry of a list that is still coming. */
export function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-11 w-60 rounded-pill" />
      <div className="mt-5 grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
        {PLACES.map((place) => (
          <div key={place}>
            <Skeleton shape="card" className="aspect-4/3 w-full" />
            <Skeleton className="mt-3 w-2/5" />
            <Skeleton className="mt-2 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
