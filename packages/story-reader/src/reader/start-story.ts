import type { ApiClient } from '@doran/api-client'
import type { Pace, StorySession, StorySessionView } from '@doran/contract'
import { followTurn } from '../stream/follow-turn.js'
import { callProblem, type StoryProblem } from '../stream/problem.js'

export type StoryStart = {
  templateUuid: string
  /** Kept over every retry, so that trying again starts no second story. */
  clientSessionId: string
  /** Who the reader is: a persona of theirs, or only a name. Left out, nobody in particular. */
  personaUuid?: string
  name?: string
  /** Of the theme's openings, 0 first. */
  openingIndex?: number
}

export type FirstChoice = { clientTurnId: string; label: string; pace: Pace }

export function startStory(
  api: ApiClient,
  start: StoryStart,
  signal?: AbortSignal,
): Promise<StorySessionView> {
  return api.call('POST /v1/tales/session', {
    body: start,
    ...(signal && { signal }),
  })
}

/**
 * Sends a story's first choice and resolves once it is acknowledged, or with the problem. The turn then goes on
 * without a reader until one resumes it.
 */
export async function sendFirstChoice(
  api: ApiClient,
  { id, leafTurnId }: StorySession,
  { clientTurnId, label, pace }: FirstChoice,
): Promise<StoryProblem | null> {
  const connection = new AbortController()
  const body = {
    clientTurnId,
    parentTurnUuid: leafTurnId,
    kind: 'choice',
    text: label,
    pace,
  } as const
  const updates = followTurn(api, { params: { sessionUuid: id }, body }, connection)
  const { value: first } = await updates.next()
  connection.abort()
  if (!first || first.type === 'turn') return null
  // Nobody resumes it here, so its copy must not promise that.
  return first.type === 'lost' ? callProblem(null) : first.problem
}
