import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { storySession } from '../../schema/story/story-session.table.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { settledTurn } from '../../testing/test-browser.js'
import { getStorySession } from './get-story-session.js'

it('shows where the story stands now, though a turn was finalized after its row was read', async () => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  const reader = browser()
  const view = await reader.openStory()
  const [before] = await deps.db
    .select()
    .from(storySession)
    .where(eq(storySession.id, view.session.id))
  if (!before) throw new Error('the story is gone')
  const read = settledTurn(await reader.tell(view, { kind: 'continue', text: '' }))

  const seen = await getStorySession(systemContext(deps), before)

  expect(seen.session.leafTurnId).toBe(read.id)
  expect(seen.turns[0]?.id).toBe(read.id)
})
