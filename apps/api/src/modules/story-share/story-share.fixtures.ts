import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { memberBrowser } from '../../testing/test-member.js'
import { shareStory } from '../../testing/test-story-share.js'

/** A link of the person's; one of nobody for who has no account. */
async function shareOf({ account, browser }: Person): Promise<string> {
  return account ? (await shareStory(browser, await browser.openStory())).id : randomUUID()
}

async function sharedCode(api: TestApi): Promise<string> {
  const reader = await memberBrowser(api)
  return (await shareStory(reader, await reader.openStory())).code
}

const ofCode = async (api: TestApi) => ({
  params: { code: await sharedCode(api) },
  missing: 'AAAAAAAAAA',
})

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session/{sessionUuid}/share': async (_, __, named) => ({
      body: {
        clientShareId: nanoid(),
        turnUuid: (await named?.story())?.session.leafTurnId ?? randomUUID(),
      },
    }),
    'GET /v1/tales/share/{code}': ofCode,
    'GET /v1/tales/share/{code}/turn': ofCode,
    'POST /v1/tales/share/{code}/session': ofCode,
  },
  owned: {
    storyShare: (_, person) => shareOf(person),
  },
  protectedColumns: {
    story_share:
      'id, code, session_id, owner_profile_id, turn_id, persona_name, path, continued, created_at',
  },
}
