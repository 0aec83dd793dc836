import { callProblem } from '../stream/problem.js'
import { hasMovedOn, type ReaderPorts } from './path-commands.js'
import { isPending } from './reader-phase.js'

type Words = { text?: string | undefined; output?: string | undefined }
type TreePorts = ReaderPorts & { newId: () => string }

/** What moves the story within its tree of turns. Each answers whether it was done; `problem` says why not. */
export function treeCommands({ api, sessionUuid, getState, dispatch, reload, newId }: TreePorts) {
  // The same words sent again after a lost answer are the same edit.
  let lastEdit = { key: '', clientTurnId: '' }

  async function change(call: () => Promise<unknown>): Promise<boolean> {
    const { phase, isUndoing } = getState()
    if (isPending(phase) || isUndoing) return false
    dispatch({ type: 'changed', change: { isUndoing: true, problem: null } })
    try {
      await call()
      await reload()
      dispatch({ type: 'changed', change: { isUndoing: false } })
      return true
    } catch (error) {
      const problem = callProblem(error)
      dispatch({ type: 'changed', change: { isUndoing: false, problem } })
      if (hasMovedOn(problem)) await reload(problem)
      return false
    }
  }

  const walkTo = (turnUuid: string) =>
    change(() =>
      api.call('POST /v1/tales/session/{sessionUuid}/leaf', {
        params: { sessionUuid },
        body: { turnUuid, seenLeafUuid: getState().session.leafTurnId },
      }),
    )

  return {
    /** Makes any turn of the tree the leaf. */
    walkTo,
    /** Goes to another telling of the leaf. */
    showVariant: walkTo,
    /** Writes a turn with other words beside it, and goes on from there. */
    edit(turn: { id: string }, words: Words): Promise<boolean> {
      const key = JSON.stringify([turn.id, words.text, words.output])
      if (lastEdit.key !== key) lastEdit = { key, clientTurnId: newId() }
      const { clientTurnId } = lastEdit
      return change(() =>
        api.call('POST /v1/tales/session/{sessionUuid}/edit', {
          params: { sessionUuid },
          body: { clientTurnId, turnUuid: turn.id, ...words },
        }),
      )
    },
  }
}
