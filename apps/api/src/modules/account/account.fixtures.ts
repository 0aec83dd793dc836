import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { ownPassword, someAccount } from '../../testing/calls/some-account.js'
import type { Person } from '../../testing/calls/test-people.js'
import { codeMailedTo, newPerson } from '../../testing/test-account.js'
import type { TestApi } from '../../testing/test-app.js'
import { signUp } from '../../schema/account/sign-up.table.js'

const NEW_PASSWORD = '새벽까지 타는 참나무 둘'

const newBody = () =>
  newPerson({
    nickName: `이름${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.test`,
  })

async function newCodeTicket(api: TestApi, { browser }: Person) {
  const person = newBody()
  const { id } = await browser.api.call('POST /v1/user', { body: person })
  return { ticket: id, code: await codeMailedTo(api.deps, person.email) }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/user': () => Promise.resolve({ body: newBody() }),
    'PATCH /v1/user': () => Promise.resolve({ body: { name: '김도란' } }),
    'POST /v1/auth/email/resend': async (api, person) => {
      const { ticket } = await newCodeTicket(api, person)
      await api.deps.db
        .update(signUp)
        .set({ mailedAt: new Date(0) })
        .where(eq(signUp.id, ticket))
      return { body: { ticket } }
    },
    'POST /v1/auth/email/confirm': async (api, person) => ({
      body: await newCodeTicket(api, person),
    }),
    'POST /v1/auth/password/reset': async (api) => {
      const { email } = await someAccount(api)
      const { id } = await api
        .browser()
        .api.call('POST /v1/auth/password/reset-request', { body: { email } })
      const code = await codeMailedTo(api.deps, email)
      return { body: { ticket: id, code, password: NEW_PASSWORD } }
    },
    'PUT /v1/auth/password': async (api, person, named) => {
      const { body } = await ownPassword(api, person, named)
      return { body: { ...body, password: NEW_PASSWORD } }
    },
    'POST /v1/auth/password/reset-request': () =>
      Promise.resolve({ body: { email: `${randomUUID()}@example.test` } }),
  },
  protectedColumns: { member: 'id, email, email_verified, roles, erase_at, created_at' },
}
