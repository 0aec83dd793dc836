import type { ApiClient } from '@doran/api-client'
import { problemOfAct, type TellingProblem } from '@doran/story-reader'
import type { PlayerAction, PlayerState } from '../player-state'
import { isTelling } from './player-phase'

/** Refusals that say the story stands elsewhere than this window shows. */
const MOVED_ON: ReadonlySet<string> = new Set([
  'TURN_IN_FLIGHT',
  'LEAF_MOVED',
  'STORY_ENDED',
  'STORY_LOCKED',
])

export function hasMovedOn({ code }: TellingProblem): boolean {
  return MOVED_ON.has(code)
}

/** Said over the story, with the way back in. */
export function isSignInEnded({ code }: TellingProblem): boolean {
  return code === 'SESSION_EXPIRED'
}

type PathPorts = {
  api: ApiClient
  sessionUuid: string
  getState: () => PlayerState
  dispatch: (action: PlayerAction) => void
  reload: (problem?: TellingProblem) => Promise<void>
}

/** What changes the path apart from telling: its leaf taken away, older turns put above it. */
export function pathCommands({ api, sessionUuid, getState, dispatch, reload }: PathPorts) {
  return {
    async undo() {
      const { phase, isUndoing, session } = getState()
      if (isTelling(phase) || isUndoing) return
      const leaf = session.leafTurnId
      dispatch({ type: 'undoing', isUndoing: true })
      try {
        await api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
          params: { sessionUuid },
          query: { leaf },
        })
        dispatch({ type: 'undone', leafId: leaf })
        if (getState().isStale) await reload()
      } catch (error) {
        const problem = problemOfAct(error)
        dispatch({ type: 'undoing', isUndoing: false })
        dispatch({ type: 'stepped', step: { type: 'refused', problem, isUncertain: false } })
        if (hasMovedOn(problem)) await reload(problem)
      }
    },
    async loadOlder() {
      const { previousCursor, isLoadingOlder } = getState()
      if (!previousCursor || isLoadingOlder) return
      dispatch({ type: 'loading-older', isLoading: true })
      try {
        const page = await api.call('GET /v1/tales/session/{sessionUuid}/turn', {
          params: { sessionUuid },
          query: { before: previousCursor },
        })
        dispatch({ type: 'older', turns: page.items, previousCursor: page.nextCursor })
      } catch (error) {
        dispatch({ type: 'loading-older', isLoading: false })
        dispatch({ type: 'problem', problem: problemOfAct(error) })
      }
    },
  }
}
