import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '../src/schema/tables.js'
import { declaredWrites, type DeclaredCall } from '../src/testing/calls/declared-calls.js'
import { inParallel } from '../src/testing/in-parallel.js'
import { prepareCall, readAnswer } from '../src/testing/calls/prepared-call.js'
import { become, createPerson } from '../src/testing/calls/test-people.js'
import { startWatchedApi, type WatchedApi } from '../src/testing/calls/watched-api.js'

/** Calls of a member that change who can enter an account, or end it. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set([
  'DELETE /v1/auth/session',
  'DELETE /v1/auth/session/{sessionUuid}',
  'DELETE /v1/user',
  'PUT /v1/auth/password',
])

/** Writes that ask for a recent proof and need no audit row. */
const NOT_AUDITED: ReadonlySet<string> = new Set([
  // The session that its code opens is limited, and is listed among those that can be ended.
  'POST /v1/auth/short-time-password',
  // It only reads: the answer is a file.
  'POST /v1/user/export',
])

/** Computed, so that the next call that demands a role or a recent proof has to be audited too. */
const audited = declaredWrites.filter(
  ({ key, declaration: { role, auth } }) =>
    role !== undefined || OF_ACCOUNTS.has(key) || (auth === 'recent' && !NOT_AUDITED.has(key)),
)

/** Makes the call once as a new person, and lists the actions that the audit log then holds of them. */
async function actionsOf(api: WatchedApi, call: DeclaredCall): Promise<string[]> {
  const person = await createPerson(api, 'member')
  const { path, init } = await prepareCall(api, call, person, 'own')
  if (call.declaration.role) await become(api, person, 'admin')
  const answer = await readAnswer(call, await person.browser.request(path, init))
  if (answer.code !== 'ok') throw new Error(`${call.key} answered ${answer.code}`)
  const actorId = person.account?.member.memberId ?? ''
  const rows = await api.deps.db.select().from(auditLog).where(eq(auditLog.actorId, actorId))
  return rows.map(({ action }) => action)
}

it('every privileged write is in the audit log, under its actor, each of its acts once', async () => {
  const api = await startWatchedApi()
  const rows = await inParallel(audited, 4, async (call) => ({
    key: call.key,
    actions: await actionsOf(api, call),
  }))
  const isAudited = (actions: readonly string[]) =>
    actions.length > 0 && new Set(actions).size === actions.length
  expect(rows.filter(({ actions }) => !isAudited(actions))).toEqual([])
  expect(rows.length).toBeGreaterThan(OF_ACCOUNTS.size)
})

it('every exception is a declared write', () => {
  const keys = declaredWrites.map(({ key }) => key)
  expect([...OF_ACCOUNTS, ...NOT_AUDITED].filter((key) => !keys.includes(key))).toEqual([])
})
