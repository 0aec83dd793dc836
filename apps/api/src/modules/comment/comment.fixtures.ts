import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { addFinishedPlay } from '../../testing/test-comments.js'
import { findGame } from '../../testing/test-game.js'
import { comment } from '../../schema/comment/comment.table.js'

const gameId = async ({ browser }: Person) => (await findGame(browser, 'which-light')).id

/** A comment of the person's; one of nobody for who has no account. */
async function addComment(api: TestApi, person: Person): Promise<string> {
  const id = randomUUID()
  if (person.account) {
    await api.deps.db.insert(comment).values({
      id,
      clientCommentId: nanoid(),
      targetType: 'game',
      targetId: await gameId(person),
      authorProfileId: person.account.member.profileId,
      body: '재미있어요',
      createdAt: api.deps.clock.now(),
    })
  }
  return id
}

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/comment/{targetType}/{targetId}': async (_, person) => ({
      params: { targetType: 'game', targetId: await gameId(person) },
    }),
    'POST /v1/comment/{targetType}/{targetId}': async (api, person) => {
      const targetId = await gameId(person)
      if (person.account) await addFinishedPlay(api, person.account.member.profileId, targetId)
      return { params: { targetType: 'game', targetId }, body: { parentId: null } }
    },
  },
  owned: { comment: addComment },
  protectedColumns: {
    comment:
      'id, client_comment_id, target_type, target_id, parent_id, author_profile_id, created_at',
  },
}
