import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'

async function newEventSession({ browser }: Person): Promise<string> {
  const { session_id } = await browser.api.call('POST /v1/event-log/user-session', { body: {} })
  return session_id
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/event-log/user-event': async (_, person) => {
      const event = { type: 'view', object: 'page', object_name: 'home', object_attributes: {} }
      const session_id = await newEventSession(person)
      return { body: { values: [{ ...event, session_id, timestamp: Date.now() }] } }
    },
    'PUT /v1/event-log/user-session': async (_, person) => ({
      body: { sessionId: await newEventSession(person) },
    }),
  },
  protectedColumns: {
    event_session: 'id, seen_address, created_at',
    event: 'event_id, session_id, received_at',
  },
}
