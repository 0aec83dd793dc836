import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Owner } from '../../platform/context/actor.js'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext } from '../../platform/context/context.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY } from '../../testing/test-browser.js'
import { visitor } from '../../schema/visitor/visitor.table.js'
import { createStorySession } from './create-story-session.js'
import { storySession } from '../../schema/story/story-session.table.js'

it('leaves no story with a visitor who was merged while they asked for it', async () => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  await browser().openStory()
  const [earlier] = await deps.db.update(visitor).set({ mergedAt: deps.clock.now() }).returning()
  const owner: Owner = { kind: 'visitor', visitorId: earlier?.id ?? '', isOver15: null }

  const creating = createStorySession(createContext(deps, owner, NO_CALLER), {
    clientSessionId: 'sent-too-late',
    openingIndex: 0,
    templateUuid: SIXTH_KEY,
    becomeOwner: () => Promise.resolve(owner),
  })

  await expect(creating).rejects.toMatchObject({ code: 'MAINTENANCE', retryAfter: 1 })
  const late = deps.db
    .select()
    .from(storySession)
    .where(eq(storySession.clientSessionId, 'sent-too-late'))
  expect(await late).toEqual([])
})
