'use client'

import { lazy, type ComponentType } from 'react'
import type { OwnerActionsProps } from './owner-actions'

/**
 * The pages of a game, on the same route, do without it. Not `next/dynamic`, which would weigh as much in them; and where
 * the code does not come the result stays.
 */
export const LazyOwnerActions = lazy<ComponentType<OwnerActionsProps>>(() =>
  import('./owner-actions').then(
    (module) => ({ default: module.OwnerActions }),
    () => ({ default: () => null }),
  ),
)
