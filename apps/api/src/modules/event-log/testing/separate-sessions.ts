import { createManualClock } from '../../../platform/time/clock.fake.js'
import { sharedByTests } from '../../../testing/shared-by-tests.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../../testing/test-app.js'
import {
  anEvent,
  openEventSession,
  sendEvents,
  type SentEvent,
} from '../../../testing/test-events.js'

const PATH = '/v1/event-log/user-event'

/** One API and one database for all tests of a file, each of which has a session of its own. */
export function startSeparateSessions() {
  const log = sharedByTests(async (onEnd) => {
    const clock = createManualClock(new Date())
    return { clock, api: startTestApi(await createTestDatabase(onEnd), { clock }, onEnd) }
  })
  return async () => {
    const { api, clock } = log()
    const browser = api.browser()
    const id = await openEventSession(browser)
    const some = (given: Partial<SentEvent> = {}) => anEvent(api.deps, id, given)
    const send = (...values: SentEvent[]) => sendEvents(browser, ...values)
    const post = (body: string) =>
      browser.request(PATH, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'content-length': `${Buffer.byteLength(body)}`,
        },
      })
    return { clock, browser, id, some, send, post, stored: () => storedOf(api, id) }
  }
}

type Row = Record<string, unknown>

export async function storedOf({ deps }: TestApi, ...ids: string[]): Promise<Row[]> {
  const { rows } = await deps.database.pool.query<Row>(
    'select * from event where session_id = any ($1) order by event_id',
    [ids],
  )
  return rows
}
