'use client'

import { lazy, Suspense, type ComponentType } from 'react'
import type { OwnerActionsProps } from './owner-actions'

const Actions = lazy<ComponentType<OwnerActionsProps>>(() =>
  import('./owner-actions').then(
    (module) => ({ default: module.OwnerActions }),
    () => ({ default: () => null }),
  ),
)

/**
 * The pages of a game, on the same route, do without its code. Not `next/dynamic`, which would weigh as much in them;
 * and where the code does not come the result stays.
 */
export function LazyOwnerActions(props: OwnerActionsProps) {
  return (
    <Suspense fallback={<div className="mt-12 min-h-52" />}>
      <Actions {...props} />
    </Suspense>
  )
}
