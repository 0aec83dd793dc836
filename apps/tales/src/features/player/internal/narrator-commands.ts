import type { ApiClient } from '@doran/api-client'
import type { NarratorKey } from '@doran/contract'
import { problemOfAct, type TellingProblem } from '@doran/story-reader'
import type { PlayerAction, PlayerState } from '../player-state'
import { hasMovedOn, isSignInEnded } from './path-commands'
import { isTelling } from './player-phase'

type NarratorPorts = {
  api: ApiClient
  sessionUuid: string
  getState: () => PlayerState
  dispatch: (action: PlayerAction) => void
  reload: (problem?: TellingProblem) => Promise<void>
  /** Sends again what could not be told. */
  retry: () => void
}

/** Who tells the next turn, and the notice before the first one of a model. */
export function narratorCommands(ports: NarratorPorts) {
  const { api, sessionUuid, getState, dispatch, reload, retry } = ports

  /** Answers what stood in the way; null where the narrator is agreed. */
  async function chooseNarrator(narrator: NarratorKey): Promise<TellingProblem | null> {
    const { phase, session, isAgreeing } = getState()
    if (isTelling(phase) || isAgreeing) return null
    dispatch({ type: 'agreeing', narrator })
    try {
      const { narrators, modelTurnsLeft, ...agreed } = await api.call(
        'PATCH /v1/tales/session/{sessionUuid}',
        { params: { sessionUuid }, body: { narrator } },
      )
      const tellers = { narrator: agreed.narrator, narrators, modelTurnsLeft }
      dispatch({ type: 'agreed', tellers })
      return null
    } catch (error) {
      const problem = problemOfAct(error)
      dispatch({ type: 'agreed', tellers: { narrator: session.narrator } })
      if (isSignInEnded(problem)) dispatch({ type: 'problem', problem })
      if (hasMovedOn(problem)) await reload(problem)
      return problem
    }
  }

  return {
    chooseNarrator,
    /** The notice was read: what it held back is sent under the same id. */
    async acceptNotice() {
      const { phase, isAgreeing } = getState()
      if (phase.name !== 'notice' || isAgreeing) return
      dispatch({ type: 'agreeing' })
      try {
        await api.call('PUT /v1/tales/ai-notice', {})
        dispatch({ type: 'agreed', tellers: {} })
        retry()
      } catch (error) {
        dispatch({ type: 'agreed', tellers: {} })
        dispatch({ type: 'problem', problem: problemOfAct(error) })
      }
    },
    /** The same words once more, told by the offline narrator. */
    async goOnOffline() {
      const { phase, isAgreeing } = getState()
      if ((phase.name !== 'failed' && phase.name !== 'notice') || isAgreeing) return
      const problem = await chooseNarrator('offline')
      if (problem) dispatch({ type: 'problem', problem })
      else retry()
    },
  }
}
