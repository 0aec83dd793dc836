import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import { newSecret } from '../../platform/auth/secret.js'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { TestApi } from '../../testing/test-app.js'
import { insertMessage } from './message-repository.js'
import { hashOfKey, linkEndsAt } from './ticket-link.js'
import { insertTicket, type TicketRow } from './ticket-repository.js'

const TEXT = '결제한 코인이 보이지 않아요'

/** A ticket of a member, or else of somebody without an account. */
async function addTicket(
  { deps }: TestApi,
  profileId: string | null,
  more: Partial<TicketRow> = {},
): Promise<string> {
  const [id, createdAt] = [deps.newId(), deps.clock.now()]
  const { number: _, ...columns } = more
  await insertTicket(deps.db, {
    id,
    profileId,
    email: profileId === null ? `${randomUUID()}@example.test` : null,
    senderId: profileId ?? randomUUID(),
    clientTicketId: nanoid(),
    kind: 'payment',
    status: 'received',
    createdAt,
    changedAt: createdAt,
    ...columns,
  })
  await insertMessage(deps.db, {
    id: deps.newId(),
    ticketId: id,
    clientMessageId: null,
    isByStaff: false,
    byProfileId: null,
    text: TEXT,
    pictures: [],
    createdAt,
  })
  return id
}

const someTicket = async (api: TestApi) => {
  const { member } = await someAccount(api)
  return { params: { ticketId: await addTicket(api, member.profileId) } }
}

/** The key of a ticket's link. */
async function someLink(api: TestApi) {
  const key = newSecret()
  const linkHash = hashOfKey(key)
  await addTicket(api, null, { linkHash, linkEndsAt: linkEndsAt(api.deps.clock.now()) })
  return { body: { key } }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/support/ticket': () =>
      Promise.resolve({
        body: { text: TEXT, email: `${randomUUID()}@example.test`, subject: null, pictures: [] },
      }),
    'POST /v1/support/ticket/{ticketId}/message': () => Promise.resolve({ body: { pictures: [] } }),
    'POST /v1/support/link': someLink,
    'POST /v1/support/link/message': someLink,
    'PUT /v1/support/link/solved': someLink,
    'GET /v1/admin/ticket/{ticketId}': someTicket,
    'POST /v1/admin/ticket/{ticketId}/answer': someTicket,
    'PUT /v1/admin/ticket/{ticketId}/status': async (api) => ({
      ...(await someTicket(api)),
      body: { status: 'checking' },
    }),
    'POST /v1/admin/ticket/{ticketId}/story': async (api) => {
      const { member, browser } = await someAccount(api)
      const { session } = await browser.openStory()
      const story = { subjectType: 'session', subjectId: session.id, mayReadStory: true } as const
      return { params: { ticketId: await addTicket(api, member.profileId, story) } }
    },
  },
  owned: {
    ticket: (api, { account }) => addTicket(api, account?.member.profileId ?? null),
  },
  protectedColumns: {
    ticket:
      'id, number, profile_id, email, sender_id, client_ticket_id, kind, subject_type, subject_id, may_read_story, created_at',
    ticket_message:
      'id, ticket_id, client_message_id, is_by_staff, by_profile_id, text, created_at',
  },
}
