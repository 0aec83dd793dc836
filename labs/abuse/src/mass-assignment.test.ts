import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { MODULE_FIXTURES } from '@doran/api/testing/calls/module-fixtures'
import type { TestApi } from '@doran/api/testing/test-app'
import { codeMailedTo, newPerson } from '@doran/api/testing/test-account'
import { declaredWrites } from '@doran/api/testing/calls/declared-calls'
import { createBelongings } from '@doran/api/testing/calls/create-belongings'
import { createPerson } from '@doran/api/testing/calls/test-people'
import { asRecord, prepareCall } from '@doran/api/testing/calls/prepared-call'
import { tableSums } from '@doran/api/testing/calls/table-checksums'
import { startWatchedApi } from '@doran/api/testing/calls/watched-api'
import { isRecord } from '@doran/contract/json'

/** Of every module's tables. */
const PROTECTED: Record<string, string> = Object.assign(
  {},
  ...MODULE_FIXTURES.map(({ protectedColumns }) => protectedColumns),
)

type Keys = ReadonlyMap<string, string>

/** The columns of each table's primary key. */
async function primaryKeys({ deps }: TestApi): Promise<Keys> {
  const { rows } = await deps.database.pool.query<{ name: string; columns: string }>(`
    select indrelid::regclass::text as name,
      string_agg(quote_ident(attname), ', ' order by array_position(indkey::smallint[], attnum)) as columns
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary group by indrelid`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

async function privileged({ deps }: TestApi, keys: Keys): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const [table, columns] of Object.entries(PROTECTED)) {
    const found = await deps.database.pool.query<{ row_name: string }>(
      `select concat_ws(' ', ${keys.get(table) ?? columns}) as row_name, ${columns} from ${table}`,
    )
    for (const { row_name: name, ...row } of found.rows)
      rows.set(`${table} ${name}`, JSON.stringify(row))
  }
  return rows
}

/** The table that a call is there to change, though nobody chooses to what. */
const MEANT: Record<string, string> = { 'POST /v1/tales/share/{code}/session': 'story_share' }

/** What stands in a path for the parameters of a call. */
function namedIn(key: string, path: string): string[] {
  const [, pattern = ''] = key.split(' ')
  const parts = path.split('?')[0]?.split('/') ?? []
  return pattern.split('/').flatMap((part, at) => (part.startsWith('{') ? [parts[at] ?? ''] : []))
}

type Victim = { memberId: string; profileId: string; authSessionId: string }

/** What somebody would like to have. */
function extras(victim: Victim) {
  const later = '2099-01-01T00:00:00.000Z'
  return {
    id: victim.profileId,
    uuid: victim.profileId,
    memberId: victim.memberId,
    seen_address: '203.0.113.1',
    received_at: later,
    member_id: victim.memberId,
    userId: victim.memberId,
    profileId: victim.profileId,
    ownerProfileId: victim.profileId,
    owner_profile_id: victim.profileId,
    ownerVisitorId: randomUUID(),
    authSessionId: victim.authSessionId,
    actor: { kind: 'member', ...victim, roles: ['admin'] },
    roles: ['admin'],
    role: 'admin',
    isAdmin: true,
    is_admin: true,
    isLimited: false,
    isKnown: false,
    emailVerified: true,
    email_verified: true,
    consentedAt: later,
    eraseAt: later,
    erase_at: later,
    provedAt: later,
    expiresAt: later,
    createdAt: later,
    attempts: -1_000,
    token: 'chosen',
    passwordHash: 'chosen',
    status: 'ended',
    turnCount: 1_000,
    model: 'chosen',
    output: 'chosen',
    bytes: 0,
    constructor: { prototype: { roles: ['admin'] } },
  }
}

it('no body and no query sets what its call does not name', { timeout: 120_000 }, async () => {
  const api = await startWatchedApi()
  const victim = await createPerson(api, 'member')
  if (!victim.account) throw new Error('a member has an account')
  await createBelongings(api, victim).story()
  const extra = extras(victim.account.member)
  const keys = await primaryKeys(api)
  const wrong: string[] = []
  for (const call of declaredWrites) {
    const person = await createPerson(api, 'member')
    const { path, init } = await prepareCall(api, call, person, 'own')
    const given = typeof init.body === 'string' ? asRecord(JSON.parse(init.body)) : {}
    const nested = Object.entries(given).map(([name, value]) => [
      name,
      isRecord(value) ? { ...extra, ...value } : value,
    ])
    const body = JSON.stringify({ ...extra, ...Object.fromEntries(nested) }).replace(
      /^\{/,
      '{"__proto__":{"roles":["admin"],"isAdmin":true},',
    )
    const before = await privileged(api, keys)
    const query = new URLSearchParams({
      memberId: extra.memberId,
      profileId: extra.profileId,
      roles: 'admin',
    })
    const response = await person.browser.request(
      `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`,
      {
        ...init,
        ...(call.declaration.file ? {} : { body, headers: { 'content-type': 'application/json' } }),
      },
    )
    await response.text()
    if (response.status >= 500) wrong.push(`${call.key}: ${response.status}`)
    const after = await privileged(api, keys)
    const mayEnd = call.declaration.actor === 'member' || call.key.startsWith('POST /v1/auth/')
    for (const [row, was] of before) {
      const is = after.get(row)
      const isGone = is === undefined && row.startsWith('auth_session') && mayEnd
      const isLeaving =
        call.key === 'DELETE /v1/user' && row === `member ${person.account?.member.memberId}`
      const isDeleted =
        is === undefined &&
        call.method === 'DELETE' &&
        namedIn(call.key, path).some((name) => was.includes(JSON.stringify(name)))
      const isMeant = row.startsWith(`${MEANT[call.key] ?? '?'} `)
      if (is !== was && !isGone && !isDeleted && !isLeaving && !isMeant)
        wrong.push(`${call.key} changed ${row}: ${was} to ${is}`)
    }
    const chosen = [...after].filter(([row]) => !before.has(row) && row.startsWith('member'))
    for (const [row, is] of chosen)
      if (is.includes('admin')) wrong.push(`${call.key} made ${row}: ${is}`)
  }
  expect(wrong).toEqual([])
  process.stdout.write(
    `${declaredWrites.length} writes with ${Object.keys(extra).length} extra fields\n`,
  )
})

it('a sign-up makes nobody an administrator, verified before its code, or somebody else', async () => {
  const api = await startWatchedApi()
  const browser = api.browser()
  const person = newPerson()
  const wishes = { ...person, id: randomUUID(), roles: ['admin'], isKnown: false, attempts: -1_000 }
  const response = await browser.request('/v1/user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wishes),
  })
  const ticket = String(asRecord(await response.json()).id)
  expect(ticket).not.toBe(wishes.id)

  const code = await codeMailedTo(api.deps, person.email)
  await browser.api.call('POST /v1/auth/email/confirm', { body: { ticket, code } })

  const me = await browser.api.call('GET /v1/user/me', {})
  expect(me.roles).toEqual([])
  expect(me.id).not.toBe(wishes.id)
})

it('a picture is its uploader’s alone', async () => {
  const api = await startWatchedApi()
  const [owner, thief] = [await createPerson(api, 'member'), await createPerson(api, 'member')]
  const upload = declaredWrites.find(({ declaration }) => declaration.file)
  if (!upload || !thief.account) throw new Error('somebody uploads')
  const { path, init } = await prepareCall(api, upload, owner, 'own')
  const { key } = asRecord(await (await owner.browser.request(path, init)).json())
  const before = await tableSums(api.deps)

  const refused = await thief.browser.request(`/v1/profile/${thief.account.member.profileId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ profileImage: key }),
  })

  expect(refused.status).toBe(400)
  expect(await tableSums(api.deps)).toEqual(before)
})
