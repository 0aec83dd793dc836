import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { findGame } from '../../testing/test-game.js'
import { comment } from '../../schema/comment/comment.table.js'
import { moderationCase, type CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { sanction, type SanctionRow } from '../../schema/moderation/sanction.table.js'

const someProfile = async (api: TestApi) => (await someAccount(api)).member.profileId

/** A case of somebody's profile, or of what `more` says. */
async function addCase(api: TestApi, more: Partial<CaseRow> = {}): Promise<CallFixture> {
  const { deps } = api
  const id = deps.newId()
  const profileId = await someProfile(api)
  await deps.db.insert(moderationCase).values({
    id,
    targetType: 'profile',
    targetId: profileId,
    authorProfileId: profileId,
    excerpt: '소개',
    status: 'open',
    openedAt: deps.clock.now(),
    ...more,
  })
  return { params: { caseId: id } }
}

/** A case of what the person wrote, who was told of it. */
const addOwnCase = (api: TestApi, { account }: Person) =>
  addCase(api, {
    hiddenBy: 'reports',
    ...(account && { authorProfileId: account.member.profileId }),
  })

async function addComment(api: TestApi, { browser }: Person): Promise<string> {
  const { deps } = api
  const id = randomUUID()
  await deps.db.insert(comment).values({
    id,
    clientCommentId: nanoid(),
    targetType: 'game',
    targetId: (await findGame(browser, 'which-light')).id,
    authorProfileId: await someProfile(api),
    body: '재미있어요',
    createdAt: deps.clock.now(),
  })
  return id
}

async function addSanction(api: TestApi, more: Partial<SanctionRow> = {}): Promise<string> {
  const { deps } = api
  const id = deps.newId()
  const profileId = await someProfile(api)
  const startsAt = deps.clock.now()
  const reason = '광고를 되풀이했어요'
  await deps.db.insert(sanction).values({ id, profileId, kind: 'end', reason, startsAt, ...more })
  return id
}

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/admin/case/{caseId}': (api) => addCase(api),
    'POST /v1/admin/case': async (api) => ({
      body: { targetType: 'profile', targetId: await someProfile(api) },
    }),
    'POST /v1/admin/case/{caseId}/decision': (api) => addCase(api),
    'POST /v1/admin/case/{caseId}/blind': async (api, person) =>
      addCase(api, {
        targetType: 'comment',
        targetId: await addComment(api, person),
        hasClaim: true,
      }),
    'GET /v1/moderation/case/{caseId}': addOwnCase,
    'POST /v1/moderation/case/{caseId}/appeal': addOwnCase,
    'POST /v1/moderation/ended/appeal': async (api) => {
      const code = newSecret()
      await addSanction(api, { appealCodeHash: hashSecret(code).toString('hex') })
      return { body: { code } }
    },
    'POST /v1/moderation/rights-claim': async (api) => ({
      body: {
        address: `/doran-tales/creator/${await someProfile(api)}`,
        email: `${randomUUID()}@example.test`,
      },
    }),
    'GET /v1/admin/person/{profileId}': async (api) => ({
      params: { profileId: await someProfile(api) },
    }),
    'POST /v1/admin/person/{profileId}/sanction': async (api) => ({
      params: { profileId: await someProfile(api) },
    }),
    'POST /v1/admin/sanction/{sanctionId}/lift': async (api) => ({
      params: { sanctionId: await addSanction(api) },
    }),
    'PUT /v1/admin/person/{profileId}/role': async (api) => ({
      params: { profileId: await someProfile(api) },
      body: { role: 'moderator', isGranted: true },
    }),
  },
  protectedColumns: {
    moderation_case: 'id, target_type, target_id, author_profile_id, excerpt, opened_at',
    moderation_decision: 'id, case_id, outcome, reason, by_profile_id, created_at',
    rights_claim: 'id, kind, name, email, detail, created_at',
    sanction: 'id, profile_id, kind, reason, by_profile_id, starts_at, ends_at, appeal_code_hash',
  },
}
