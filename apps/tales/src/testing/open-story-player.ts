import type { StorySessionView } from '@doran/contract'
import { aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { createStoryPlayer } from '../features/player/story-player'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'

type Prepared = {
  lines?: FakeLine[]
  replies?: Record<string, unknown[]>
  view?: StorySessionView
}

/** A story's player at an API that answers with what is prepared, and waits for nothing. */
export function openStoryPlayer({ lines = [], replies = {}, view = aView() }: Prepared = {}) {
  const { client, asked } = fakeApi(replies, lines)
  let ids = 0
  const player = createStoryPlayer({
    api: client,
    view,
    newId: () => `client-turn-${(ids += 1)}`,
    pace: () => 'normal',
    wait: () => Promise.resolve(),
  })
  const bodies = () => asked.flatMap(({ key, input }) => (key === POST ? [input['body']] : []))
  return {
    player,
    asked,
    keys: () => asked.map(({ key }) => key),
    /** The turns that were sent. */
    bodies,
    sentIds: () => bodies().map((body) => Reflect.get(Object(body), 'clientTurnId')),
    settled: () => new Promise<void>((resolve) => setTimeout(resolve, 5)),
  }
}
