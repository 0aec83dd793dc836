import type { NarratorKey } from '@doran/contract'
import { callProblem, type StoryProblem } from '../stream/problem.js'
import { hasMovedOn, isSignInEnded, type ReaderPorts } from './path-commands.js'
import { isPending, isRefused } from './reader-phase.js'

type NarratorPorts = ReaderPorts & {
  /** Sends again what was not written. */
  retry: () => void
}

/** Who writes the next turn, and the notice before the first one of a model. */
export function narratorCommands(ports: NarratorPorts) {
  const { api, sessionUuid, getState, dispatch, reload, retry } = ports

  /** Answers with the problem; null where the server confirmed the narrator. */
  async function chooseNarrator(narrator: NarratorKey): Promise<StoryProblem | null> {
    const { phase, session, isConfirming } = getState()
    if (isPending(phase) || isConfirming) return null
    dispatch({ type: 'confirming', narrator })
    try {
      const {
        narrator: confirmed,
        narrators,
        modelTurnsLeft,
        gems,
      } = await api.call('PATCH /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid },
        body: { narrator },
      })
      const settings = { narrator: confirmed, narrators, modelTurnsLeft, gems }
      dispatch({ type: 'confirmed', settings })
      return null
    } catch (error) {
      const problem = callProblem(error)
      dispatch({ type: 'confirmed', settings: { narrator: session.narrator } })
      if (isSignInEnded(problem)) dispatch({ type: 'changed', change: { problem } })
      if (hasMovedOn(problem)) await reload(problem)
      return problem
    }
  }

  return {
    chooseNarrator,
    /** The notice was read: the turn is sent under the same id. */
    async acceptNotice() {
      const { phase, isConfirming } = getState()
      if (phase.name !== 'notice' || isConfirming) return
      dispatch({ type: 'confirming' })
      try {
        await api.call('PUT /v1/tales/ai-notice', {})
        dispatch({ type: 'confirmed', settings: {} })
        retry()
      } catch (error) {
        dispatch({ type: 'confirmed', settings: {} })
        dispatch({ type: 'changed', change: { problem: callProblem(error) } })
      }
    },
    /** The same input once more, for the offline narrator. */
    async continueOffline() {
      const { phase, isConfirming } = getState()
      if ((phase.name !== 'failed' && !isRefused(phase)) || isConfirming) return
      const problem = await chooseNarrator('offline')
      if (problem) dispatch({ type: 'changed', change: { problem } })
      else retry()
    },
  }
}
