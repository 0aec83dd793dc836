import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { TestApi } from '../../testing/test-app.js'
import { SIXTH_KEY } from '../../testing/test-browser.js'
import { storySession } from '../../schema/tables.js'

/** A story like the given one, deleted. */
async function deletedStory({ deps }: TestApi, id: string): Promise<string> {
  const [row] = await deps.db.select().from(storySession).where(eq(storySession.id, id))
  if (!row) throw new Error('the story is gone')
  const deleted = {
    ...row,
    id: randomUUID(),
    clientSessionId: nanoid(),
    deletedAt: deps.clock.now(),
  }
  await deps.db.insert(storySession).values(deleted)
  return deleted.id
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session': () =>
      Promise.resolve({ body: { templateUuid: SIXTH_KEY, personaUuid: undefined } }),
    'PATCH /v1/tales/session/{sessionUuid}': () =>
      Promise.resolve({ body: { narrator: 'offline', personaUuid: null } }),
    'POST /v1/tales/session/{sessionUuid}/branch': async (_, __, named) => ({
      body: { turnUuid: (await named?.story())?.session.leafTurnId },
    }),
    'GET /v1/tales/liked-template': () => Promise.resolve({ query: { unread: 'false' } }),
  },
  owned: {
    storySession: async (_, __, { story }) => (await story()).session.id,
    restorableStorySession: async (api, _, { story }) =>
      deletedStory(api, (await story()).session.id),
  },
  protectedColumns: {
    story_session:
      'id, owner_visitor_id, owner_profile_id, theme_id, origin, parent_session_id, parent_turn_id, status, created_at',
  },
}
