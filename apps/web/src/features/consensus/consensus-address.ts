import type { ConsensusPeriod } from '@doran/contract'
import { consensusPath } from '../../lib/game-paths'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const PERIODS = ['all', 'week'] as const satisfies readonly ConsensusPeriod[]
export const VIEWS = ['mean', 'mode', 'mine'] as const
/** By the mean of all boards, by what most chose, or held against one's own. */
export type ConsensusView = (typeof VIEWS)[number]

export type ConsensusQuery = Record<string, string | string[] | undefined>
export type ConsensusAddress = {
  gameId: string | null
  period: ConsensusPeriod
  view: ConsensusView
}

export function readConsensusAddress(query: ConsensusQuery): ConsensusAddress {
  const { id, period, view } = query
  return {
    gameId: typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : null,
    period: PERIODS.find((each) => each === period) ?? 'all',
    view: VIEWS.find((each) => each === view) ?? 'mean',
  }
}

/** The same page with another choice. */
export function consensusHref(
  gameId: string,
  { period, view }: Pick<ConsensusAddress, 'period' | 'view'>,
): string {
  const chosen = new URLSearchParams({
    ...(period !== 'all' && { period }),
    ...(view !== 'mean' && { view }),
  })
  return chosen.size > 0 ? `${consensusPath(gameId)}&${chosen}` : consensusPath(gameId)
}
