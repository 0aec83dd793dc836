import { eq } from 'drizzle-orm'
import type { BodyOf, QueryOf, StorySessionView } from '@doran/contract'
import { storySession, turn } from '../schema/tables.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'

type Reader = Pick<Browser, 'api'>

/** Ends a story where it stands, in the database alone. */
export async function endStory(
  { deps }: TestApi,
  { session: { id, leafTurnId } }: StorySessionView,
  key = 'dawn',
): Promise<void> {
  const ending = { key, title: `결말 ${key}`, badge: key, rare: false }
  const createdAt = deps.clock.now()
  await deps.db.update(turn).set({ ending, createdAt }).where(eq(turn.id, leafTurnId))
  await deps.db.update(storySession).set({ ending, status: 'ended' }).where(eq(storySession.id, id))
}

/** Says of a story that it branched off another, in the database alone. */
export async function branchOff(
  { deps }: TestApi,
  { session: { id } }: StorySessionView,
  from: StorySessionView,
): Promise<void> {
  const { id: parentSessionId, leafTurnId: parentTurnId } = from.session
  await deps.db
    .update(storySession)
    .set({ origin: 'branched', parentSessionId, parentTurnId, parentTurnIndex: 0 })
    .where(eq(storySession.id, id))
}

const of = ({ session: { id } }: StorySessionView) => ({ params: { sessionUuid: id } })

export const changeStory = (
  { api }: Reader,
  view: StorySessionView,
  body: BodyOf<'PATCH /v1/tales/session/{sessionUuid}'>,
) => api.call('PATCH /v1/tales/session/{sessionUuid}', { ...of(view), body })

export const deleteStory = ({ api }: Reader, view: StorySessionView) =>
  api.call('DELETE /v1/tales/session/{sessionUuid}', of(view))

export const restoreStory = ({ api }: Reader, view: StorySessionView) =>
  api.call('POST /v1/tales/session/{sessionUuid}/restore', of(view))

export async function storiesOf(
  { api }: Reader,
  shelf?: QueryOf<'GET /v1/tales/session/my'>['shelf'],
): Promise<string[]> {
  const { items } = await api.call('GET /v1/tales/session/my', {
    query: { ...(shelf && { shelf }) },
  })
  return items.map(({ id }) => id)
}
