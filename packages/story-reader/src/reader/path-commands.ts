import type { ApiClient } from '@doran/api-client'
import { callProblem, type StoryProblem } from '../stream/problem.js'
import { isPending } from './reader-phase.js'
import type { ReaderAction, ReaderState } from './reader-state.js'
import { writtenInput } from './written-input.js'

/** Refusals that say that the story has gone on in another window. */
const MOVED_ON: ReadonlySet<string> = new Set([
  'TURN_IN_FLIGHT',
  'LEAF_MOVED',
  'STORY_ENDED',
  'STORY_LOCKED',
])

export function hasMovedOn({ code }: StoryProblem): boolean {
  return MOVED_ON.has(code)
}

export function isSignInEnded({ code }: StoryProblem): boolean {
  return code === 'SESSION_EXPIRED'
}

export type ReaderPorts = {
  api: ApiClient
  sessionUuid: string
  getState: () => ReaderState
  dispatch: (action: ReaderAction) => void
  /** Reads the story again; `problem` is shown with it. */
  reload: (problem?: StoryProblem) => Promise<void>
}

/** What changes the path apart from turns: its leaf is undone or redone, older turns are loaded above it. */
export function pathCommands({ api, sessionUuid, getState, dispatch, reload }: ReaderPorts) {
  return {
    /** Answers the turn that was undone, which `redo` takes; null where nothing was. */
    async undo(): Promise<string | null> {
      const { phase, isUndoing, session } = getState()
      if (isPending(phase) || isUndoing) return null
      const leaf = session.leafTurnId
      dispatch({ type: 'changed', change: { isUndoing: true } })
      try {
        await api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
          params: { sessionUuid },
          query: { leaf },
        })
        dispatch({ type: 'undone', leafId: leaf })
        if (getState().isStale) await reload()
        return leaf
      } catch (error) {
        const problem = callProblem(error)
        dispatch({ type: 'changed', change: { isUndoing: false } })
        dispatch({ type: 'updated', update: { type: 'refused', problem, isUncertain: false } })
        if (hasMovedOn(problem)) await reload(problem)
        return null
      }
    },
    /** Undoes the last turn because it was not meant so: what was written goes back to the box. */
    async takeBack(): Promise<void> {
      const leaf = getState().turns.at(-1)
      const undone = await this.undo()
      if (undone === null || undone !== leaf?.id) return
      dispatch({ type: 'changed', change: { returned: writtenInput(leaf.input) } })
    },
    /** Brings an undone turn back; where the story has gone on meanwhile it says so. */
    async redo(turnUuid: string) {
      const { phase, isUndoing } = getState()
      if (isPending(phase) || isUndoing) return
      dispatch({ type: 'changed', change: { isUndoing: true } })
      try {
        await api.call('POST /v1/tales/session/{sessionUuid}/turn/last', {
          params: { sessionUuid },
          body: { turnUuid },
        })
        await reload()
        const input = getState().turns.find(({ id }) => id === turnUuid)?.input ?? null
        dispatch({ type: 'changed', change: { isUndoing: false, acknowledged: input } })
      } catch (error) {
        const problem = callProblem(error)
        dispatch({ type: 'changed', change: { isUndoing: false, problem } })
        if (hasMovedOn(problem)) await reload(problem)
      }
    },
    async loadOlder() {
      const { previousCursor, isLoadingOlder } = getState()
      if (!previousCursor || isLoadingOlder) return
      dispatch({ type: 'changed', change: { isLoadingOlder: true } })
      try {
        const page = await api.call('GET /v1/tales/session/{sessionUuid}/turn', {
          params: { sessionUuid },
          query: { before: previousCursor },
        })
        dispatch({ type: 'older', turns: page.items, previousCursor: page.nextCursor })
      } catch (error) {
        dispatch({
          type: 'changed',
          change: { isLoadingOlder: false, problem: callProblem(error) },
        })
      }
    },
  }
}
