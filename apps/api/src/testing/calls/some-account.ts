import { PASSWORD } from '../test-account.js'
import type { TestApi } from '../test-app.js'
import type { PrepareCall } from './module-fixtures.js'
import { createPerson, givePassword } from './test-people.js'

/** A member with a password, whoever calls. */
export async function someAccount(api: TestApi) {
  const { account, browser } = await createPerson(api, 'member')
  if (!account) throw new Error('a member has an account')
  await givePassword(api, account.member)
  return { ...account, browser }
}

/** The caller's own password, for calls that ask for it. */
export const ownPassword: PrepareCall = async (api, { account }) => {
  if (account) await givePassword(api, account.member)
  return { body: { currentPassword: PASSWORD, password: PASSWORD } }
}
