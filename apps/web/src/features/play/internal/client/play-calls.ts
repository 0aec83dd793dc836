import type { ApiClient } from '@doran/api-client'
import type { FinishedPlay, OpenPlay, PlayInput } from '@doran/contract'
import { WORLDCUP_SIZES } from '@doran/contract/game/limits'

/** How a play is asked for, and what it is played under. */
export type Line = {
  clientPlayId: string
  size: number | null
  /** To be resumed, where it is not to be made. */
  playId: string | null
  goesOn: boolean
  token: string
}

type MoreInputs = { token: string; from: number; inputs: PlayInput[] }

/** The calls of one game's plays. What was chosen outlives the page. */
export function createPlayCalls(api: Pick<ApiClient, 'call'>, gameId: string) {
  return {
    ask({ playId, clientPlayId, size }: Line): Promise<OpenPlay> {
      if (playId !== null) return api.call('POST /v1/play/{playId}/resume', { params: { playId } })
      const body = { clientPlayId, gameId, mode: 'normal', ...(isSize(size) && { size }) } as const
      return api.call('POST /v1/play', { body })
    },
    async send(playId: string, body: MoreInputs): Promise<void> {
      await api.call('PATCH /v1/play/{playId}', { params: { playId }, body, keepalive: true })
    },
    finish(playId: string, body: MoreInputs): Promise<FinishedPlay> {
      return api.call('POST /v1/play/{playId}/finish', {
        params: { playId },
        body,
        keepalive: true,
      })
    },
  }
}

type Size = (typeof WORLDCUP_SIZES)[number]

function isSize(size: number | null): size is Size {
  return WORLDCUP_SIZES.some((fitting) => fitting === size)
}
