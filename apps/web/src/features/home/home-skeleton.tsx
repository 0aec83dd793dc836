import { Skeleton } from '@doran/ui'
import { HomeHero } from './home-hero'

/** The page's own words and the geometry of what is still coming. */
export function HomeSkeleton() {
  return (
    <>
      <HomeHero>
        <Skeleton shape="card" className="h-125 w-full" />
      </HomeHero>
      <div className="page py-8">
        <Skeleton className="h-8 w-24" />
        <Skeleton shape="card" className="mt-4 h-80 w-full" />
      </div>
    </>
  )
}
