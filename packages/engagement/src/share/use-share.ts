'use client'

import { useCallback } from 'react'
import { useToaster } from '@doran/site/session'
import { shareAddress, type ShareWay } from './share-address.js'

export type Shared = { title: string; text?: string | undefined; url: string }

/** Resolves with how it was passed on, null where it was not. */
export type Share = (shared: Shared) => Promise<ShareWay | null>

/** Passes on an address, and says what became of it where the device does not. */
export function useShare(): Share {
  const toaster = useToaster()
  return useCallback(
    async ({ title, text, url }) => {
      try {
        const way = await shareAddress({ title, url, ...(text !== undefined && { text }) })
        if (way === 'copy') toaster.show({ kind: 'success', message: '주소를 복사했어요.' })
        return way
      } catch {
        toaster.show({ kind: 'error', message: `주소를 복사하지 못했어요. ${url}` })
        return null
      }
    },
    [toaster],
  )
}
