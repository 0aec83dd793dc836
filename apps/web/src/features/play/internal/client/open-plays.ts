import { pageState } from '@doran/site/core'
import type { PlayClient } from './play-client'

const clients = pageState(() => new Map<string, PlayClient>())

/**
 * The game as it stands in this tab: whoever left its page by a link finds it as it was unless it had stopped, and what
 * is unsent goes on being sent. On a server every page has its own.
 */
export function openPlayOf(gameId: string, create: () => PlayClient): PlayClient {
  if (typeof window === 'undefined') return create()
  const known = clients().get(gameId)
  const state = known?.state()
  if (known && state?.phase !== 'finished' && state?.stop === null) return known
  const client = create()
  clients().set(gameId, client)
  return client
}

/** Every page of the tab loses and finds the connection at once. */
export function forOpenPlays(act: (client: PlayClient) => void): void {
  for (const client of clients().values()) act(client)
}
