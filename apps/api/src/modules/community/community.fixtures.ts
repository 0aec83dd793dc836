import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { Person } from '../../testing/calls/test-people.js'
import { addPost } from '../../testing/test-community.js'
import type { TestApi } from '../../testing/test-app.js'

/** A post of the person's; one of nobody for who has no account. */
async function postOf(api: TestApi, { account }: Person): Promise<string> {
  return account ? addPost(api, account.member.profileId) : randomUUID()
}

const text = {
  board: 'free',
  title: '오늘 본 것',
  body: [{ type: 'paragraph', spans: [{ text: '눈이 왔어요.' }] }],
  attachments: [],
  isSpoiler: false,
}

/** A post of somebody else's, with a poll. */
async function ofSomePost(api: TestApi): Promise<CallFixture> {
  const { member } = await someAccount(api)
  return { params: { postId: await addPost(api, member.profileId, { hasPoll: true }) } }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/community/post': () =>
      Promise.resolve({ body: { ...text, clientPostId: nanoid(), poll: null } }),
    'GET /v1/community/post/{postId}': ofSomePost,
    'PATCH /v1/community/post/{postId}': () => Promise.resolve({ body: { ...text, version: 1 } }),
    'PUT /v1/community/post/{postId}/vote': async (api) => ({
      ...(await ofSomePost(api)),
      body: { options: [1] },
    }),
    'PUT /v1/admin/post/{postId}/pinned': ofSomePost,
  },
  owned: { post: postOf },
  protectedColumns: {
    post: 'id, client_post_id, author_profile_id, is_hidden, hot, saves, created_at',
    poll: 'post_id, question, is_multiple, closes_at',
    poll_option: 'post_id, place, label',
    poll_vote: 'post_id, profile_id',
  },
}
