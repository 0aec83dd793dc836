'use client'

import { lazy, Suspense, type ComponentType } from 'react'
import type { ComparePartProps } from './compare-part'

const Part = lazy<ComponentType<ComparePartProps>>(() =>
  import('./compare-part').then(
    (module) => ({ default: module.ComparePart }),
    () => ({ default: () => null }),
  ),
)

/** The pages of a game, on the same route, do without its code. Where that does not come the result stays. */
export function LazyComparePart(props: ComparePartProps) {
  return (
    <Suspense fallback={<div className="mt-12 min-h-52" />}>
      <Part {...props} />
    </Suspense>
  )
}
