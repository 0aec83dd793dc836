import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { signUp } from '../../modules/tables.js'
import { PASSWORD, codeMailedTo, newPerson } from '../test-account.js'
import type { TestApi } from '../test-app.js'
import { SIXTH_KEY, settledTurn, turnBody } from '../test-browser.js'
import { createPerson, givePassword, type Belongings, type Person } from './test-people.js'

/** What a call needs beyond what its schemas say, to succeed. */
export type Fixture = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  headers?: Record<string, string>
  bytes?: Uint8Array
  /** What stands for an id that is not there, where an id is no uuid. */
  missing?: string
}

type Prepare = (api: TestApi, person: Person, named: Belongings | null) => Promise<Fixture>

export const NEW_PASSWORD = '새벽까지 타는 참나무 둘'

const freeName = () => `이름${randomUUID().slice(0, 8)}`

async function newTicket(api: TestApi, browser: Person['browser']) {
  const person = newPerson({ nickName: freeName(), email: `${randomUUID()}@example.test` })
  const { id } = await browser.api.call('POST /v1/user', { body: person })
  return { ticket: id, code: await codeMailedTo(api.deps, person.email) }
}

/** A member with a password, whoever calls. */
async function someAccount(api: TestApi) {
  const { account, browser } = await createPerson(api, 'member')
  if (!account) throw new Error('a member has an account')
  await givePassword(api, account.member)
  return { ...account, browser }
}

async function newEventSession({ browser }: Person): Promise<string> {
  const { session_id } = await browser.api.call('POST /v1/event-log/user-session', { body: {} })
  return session_id
}

const ownPassword: Prepare = async (api, { account }) => {
  if (account) await givePassword(api, account.member)
  return { body: { currentPassword: PASSWORD, password: PASSWORD } }
}

/** By the call's key; without one the schemas say enough. */
export const FIXTURES: Partial<Record<string, Prepare>> = {
  'POST /v1/user': () =>
    Promise.resolve({
      body: newPerson({ nickName: freeName(), email: `${randomUUID()}@example.test` }),
    }),
  'PATCH /v1/user': () => Promise.resolve({ body: { name: '김도란' } }),
  'GET /v1/user/user/profile/{uuid}': async (api) => {
    const { member } = await someAccount(api)
    return { params: { uuid: member.profileId } }
  },
  'PATCH /v1/profile/{profileId}': () =>
    Promise.resolve({ body: { name: freeName(), profileImage: null, birthday: '1999-12-31' } }),
  'POST /v1/auth/email/resend': async (api, person) => {
    const { ticket } = await newTicket(api, person.browser)
    await api.deps.db
      .update(signUp)
      .set({ mailedAt: new Date(0) })
      .where(eq(signUp.id, ticket))
    return { body: { ticket } }
  },
  'POST /v1/auth/email/confirm': async (api, { browser }) => ({
    body: await newTicket(api, browser),
  }),
  'POST /v1/auth/login': async (api) => {
    const { email } = await someAccount(api)
    return { body: { email, password: PASSWORD } }
  },
  'POST /v1/auth/login/short-time': async (api) => {
    const { email, browser } = await someAccount(api)
    const { code } = await browser.api.call('POST /v1/auth/short-time-password', { body: {} })
    return { body: { email, code } }
  },
  'POST /v1/auth/password/reset': async (api) => {
    const { email } = await someAccount(api)
    const { id } = await api
      .browser()
      .api.call('POST /v1/auth/password/reset-request', { body: { email } })
    return {
      body: { ticket: id, code: await codeMailedTo(api.deps, email), password: NEW_PASSWORD },
    }
  },
  'PUT /v1/auth/password': async (api, person, named) => {
    const { body } = await ownPassword(api, person, named)
    return { body: { ...body, password: NEW_PASSWORD } }
  },
  'POST /v1/auth/proof': ownPassword,
  'POST /v1/auth/password/reset-request': () =>
    Promise.resolve({ body: { email: `${randomUUID()}@example.test` } }),
  'POST /v1/auth/provider/{provider}/start': () =>
    Promise.resolve({ params: { provider: 'kakao' }, missing: 'apple' }),
  'POST /v1/upload/profile/profile-image': async () => {
    const create = { width: 300, height: 300, channels: 3, background: '#c33' } as const
    const picture = await sharp({ create }).png().toBuffer()
    return multipart(picture)
  },
  'POST /v1/event-log/user-event': async (_, person) => {
    const event = { type: 'view', object: 'page', object_name: 'home', object_attributes: {} }
    const session_id = await newEventSession(person)
    return { body: { values: [{ ...event, session_id, timestamp: Date.now() }] } }
  },
  'PUT /v1/event-log/user-session': async (_, person) => ({
    body: { sessionId: await newEventSession(person) },
  }),
  'GET /v1/tales/template': () => Promise.resolve({ query: { waiting: 'false' } }),
  'POST /v1/tales/session': () => Promise.resolve({ body: { templateUuid: SIXTH_KEY } }),
  'PATCH /v1/tales/session/{sessionUuid}': () => Promise.resolve({ body: { narrator: 'offline' } }),
  'POST /v1/tales/session/{sessionUuid}/turn': (_, __, named) =>
    Promise.resolve({ body: named ? turnBody(named.view) : {} }),
  'DELETE /v1/tales/session/{sessionUuid}/turn/last': async (_, __, named) => {
    if (!named) return {}
    const events = await named.owner.tell(named.view)
    return { query: { leaf: settledTurn(events).id } }
  },
}

function multipart(file: Uint8Array): Fixture {
  const boundary = 'doran-tests'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
