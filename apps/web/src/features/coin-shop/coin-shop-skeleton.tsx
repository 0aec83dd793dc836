import { Skeleton } from '@doran/ui'

const PACKS = ['one', 'two', 'three', 'four']

/** The geometry of a shop that is still coming. */
export function CoinShopSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="card" className="h-24 w-full" />
      <Skeleton className="mt-10 w-28" />
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {PACKS.map((pack) => (
          <Skeleton key={pack} shape="card" className="h-22 w-full" />
        ))}
      </div>
      <Skeleton className="mt-8 h-13 w-full rounded-pill" />
    </div>
  )
}
