import type { StorySessionView } from '@doran/contract'
import { aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { onTestFinished } from 'vitest'
import { createStoryReader } from '../reader/create-reader.js'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'

type Prepared = {
  lines?: FakeLine[]
  replies?: Record<string, unknown[]>
  view?: StorySessionView
}

/** A story's reader with an API that answers with what is prepared, and without pauses. */
export function openTestReader({ lines = [], replies = {}, view = aView() }: Prepared = {}) {
  const { client, requests } = fakeApi(replies, lines)
  let ids = 0
  const reader = createStoryReader({
    api: client,
    view,
    newId: () => `client-turn-${(ids += 1)}`,
    pace: () => 'normal',
    wait: () => Promise.resolve(),
  })
  // A lost connection waits for the browser to be online again.
  onTestFinished(reader.disconnect)
  const bodies = () => requests.flatMap(({ key, input }) => (key === POST ? [input['body']] : []))
  return {
    reader,
    requests,
    keys: () => requests.map(({ key }) => key),
    /** The turns that were sent. */
    bodies,
    sentIds: () => bodies().map((body) => Reflect.get(Object(body), 'clientTurnId')),
    settled: () => new Promise<void>((resolve) => setTimeout(resolve, 5)),
  }
}
