import { ApiError, type ApiClient } from '@doran/api-client'
import type { Pace, StorySessionView } from '@doran/contract'
import { holdChoice } from './held-choice'

export type StoryStart = {
  templateUuid: string
  /** Made once per wish, so that trying again starts no second story. */
  clientSessionId: string
  choice?: FirstChoice
}

export type FirstChoice = { clientTurnId: string; label: string; pace: Pace }

/**
 * Starts a story. With a choice it waits until that turn was acknowledged; the telling then
 * goes on without a listener until the player takes it up. Where the notice about models comes first, the choice
 * is held for the player.
 */
export async function startStory(
  api: ApiClient,
  start: StoryStart,
): Promise<StorySessionView['session']> {
  const { session } = await api.call('POST /v1/tales/session', {
    body: { clientSessionId: start.clientSessionId, templateUuid: start.templateUuid },
  })
  if (start.choice) await sendFirstChoice(api, session, start.choice)
  return session
}

async function sendFirstChoice(
  api: ApiClient,
  session: StorySessionView['session'],
  { clientTurnId, label, pace }: FirstChoice,
): Promise<void> {
  const events = api.stream('POST /v1/tales/session/{sessionUuid}/turn', {
    params: { sessionUuid: session.id },
    body: { clientTurnId, parentTurnUuid: session.leafTurnId, kind: 'choice', text: label, pace },
  })
  try {
    await events.next()
    void events.return()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'AI_NOTICE_NEEDED')) throw error
    holdChoice(session.id, label)
  }
}
