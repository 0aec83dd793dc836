'use client'

import { useSearchParams } from 'next/navigation'
import { isImmersive } from './routes.js'
import { useFullPath } from './use-full-path.js'

/** True on the page of a player, the same on the server. */
export function useIsImmersive(): boolean {
  return isImmersive(useFullPath(), useSearchParams())
}
