'use client'

import { useSearchParams } from 'next/navigation'
import { useFullPath } from './use-full-path.js'

/** The browser's path with its query, the same on the server: where a person comes back to. */
export function useHere(): string {
  const path = useFullPath()
  const query = useSearchParams()?.toString()
  return query ? `${path}?${query}` : path
}
