'use client'

import { useRefreshAtTurn } from './use-refresh-at-turn'

export type RefreshAtTurnProps = {
  /** When the server made the page. */
  now: string
  moments?: readonly string[]
}

/** Shows nothing: `useRefreshAtTurn` for pages of the server. */
export function RefreshAtTurn({ now, moments }: RefreshAtTurnProps) {
  useRefreshAtTurn(now, moments)
  return null
}
