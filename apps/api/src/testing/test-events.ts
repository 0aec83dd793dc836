import { nanoid } from 'nanoid'
import type { BatchResult, BodyOf } from '@doran/contract'
import type { Deps } from '../deps.js'
import type { Browser } from './test-browser.js'

export type SentEvent = BodyOf<'POST /v1/event-log/user-event'>['values'][number]

export async function openEventSession({ api }: Browser): Promise<string> {
  const { session_id } = await api.call('POST /v1/event-log/user-session', { body: {} })
  return session_id
}

/** Somebody saw the front page just now. */
export function anEvent(
  { clock }: Deps,
  session_id: string,
  given: Partial<SentEvent> = {},
): SentEvent {
  return {
    session_id,
    type: 'view',
    object: 'page',
    object_name: 'home',
    object_attributes: { zone: 'web' },
    timestamp: clock.now().getTime(),
    event_id: nanoid(),
    ...given,
  }
}

export function sendEvents({ api }: Browser, ...values: SentEvent[]): Promise<BatchResult> {
  return api.call('POST /v1/event-log/user-event', { body: { values } })
}

export function touch({ api }: Browser, sessionId: string): Promise<void> {
  return api.call('PUT /v1/event-log/user-session', { body: { sessionId } })
}
