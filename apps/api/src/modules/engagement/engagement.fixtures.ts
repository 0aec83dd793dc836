import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { SIXTH_KEY } from '../../testing/test-browser.js'
import { follow } from '../../schema/engagement/follow.table.js'
import { saveCollection } from '../../schema/engagement/save.table.js'

/** A collection of the person's; one of nobody for who has no account. */
async function addCollection({ deps }: TestApi, { account }: Person): Promise<string> {
  const id = randomUUID()
  if (account) {
    await deps.db.insert(saveCollection).values({
      id,
      clientCollectionId: nanoid(),
      profileId: account.member.profileId,
      name: id.slice(0, 12),
      createdAt: deps.clock.now(),
    })
  }
  return id
}

const theme = () => Promise.resolve({ params: { targetType: 'theme', targetId: SIXTH_KEY } })
const followed = () => Promise.resolve({ body: { targetType: 'theme', targetId: SIXTH_KEY } })
const named = () => Promise.resolve({ body: { name: randomUUID().slice(0, 12) } })

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/engagement/{targetType}/{targetId}': theme,
    'POST /v1/like/{targetType}/{targetId}': theme,
    'DELETE /v1/like/{targetType}/{targetId}': theme,
    'POST /v1/save/{targetType}/{targetId}': async () => ({
      ...(await theme()),
      body: { collectionId: null },
    }),
    'DELETE /v1/save/{targetType}/{targetId}': theme,
    'POST /v1/collection': named,
    'PATCH /v1/collection/{collectionId}': named,
    'POST /v1/tales/subscription': followed,
    'DELETE /v1/tales/subscription': followed,
    'PATCH /v1/tales/subscription': async ({ deps }, { account }) => {
      if (account) {
        await deps.db.insert(follow).values({
          profileId: account.member.profileId,
          targetType: 'theme',
          targetId: SIXTH_KEY,
          createdAt: deps.clock.now(),
        })
      }
      return { body: { ...(await followed()).body, hasNotices: false } }
    },
  },
  owned: { collection: addCollection },
  protectedColumns: {
    '"like"': 'concat(profile_id, target_id), target_type, created_at',
    save: 'concat(profile_id, target_id), target_type, created_at',
    save_collection: 'id, client_collection_id, profile_id, created_at',
    follow: 'concat(profile_id, target_id), target_type, created_at',
  },
}
