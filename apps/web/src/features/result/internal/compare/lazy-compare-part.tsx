'use client'

import { lazy, type ComponentType } from 'react'
import type { ComparePartProps } from './compare-part'

/** The pages of a game, on the same route, do without it. Where the code does not come the result stays. */
export const LazyComparePart = lazy<ComponentType<ComparePartProps>>(() =>
  import('./compare-part').then(
    (module) => ({ default: module.ComparePart }),
    () => ({ default: () => null }),
  ),
)
