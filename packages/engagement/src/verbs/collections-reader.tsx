'use client'

import type { ReactNode } from 'react'
import type { SaveCollection } from '@doran/contract'
import { Button, Skeleton, SlowNotice } from '@doran/ui'
import { useCollections } from './use-collections.js'

type Read = {
  collections: readonly SaveCollection[]
  /** Reads them anew. */
  retry: () => void
  add: (made: SaveCollection) => void
}

/** A member's collections, or what stands in their place until they have come. */
export function CollectionsReader({ children }: { children: (read: Read) => ReactNode }) {
  const { collections, isPending, isError, retry, add } = useCollections()
  if (isPending) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <SlowNotice onRetry={retry} />
      </div>
    )
  }
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>모음집을 불러오지 못했어요.</p>
        <Button kind="secondary" onClick={retry}>
          다시 시도
        </Button>
      </div>
    )
  }
  return children({ collections, retry, add })
}
