import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { codeMailedTo, mailsTo, newPerson } from '../../testing/test-account.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { createMember } from '../../testing/test-member.js'
import {
  authAccount,
  authSession,
  mail,
  member,
  passwordReset,
  profile,
} from '../../schema/tables.js'
import { ensureOfficialAccount } from './ensure-official-account.js'

async function start() {
  const api = startTestApi(await createTestDatabase())
  const profileId = await ensureOfficialAccount(systemContext(api.deps))
  const [row] = await api.deps.db
    .select()
    .from(profile)
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(eq(profile.id, profileId))
  if (!row) throw new Error('there is no official profile')
  return { api, db: api.deps.db, profileId, account: row.member, shown: row.profile }
}

it('is made once, and shown as the product’s own', async () => {
  const { api, db, profileId } = await start()

  expect(await ensureOfficialAccount(systemContext(api.deps))).toBe(profileId)

  expect(await db.select().from(profile).where(eq(profile.isOfficial, true))).toHaveLength(1)
  const shown = await api
    .browser()
    .api.call('GET /v1/user/user/profile/{uuid}', { params: { uuid: profileId } })
  expect(shown).toMatchObject({ name: '도란지기', isOfficial: true, profileImage: null })
})

it('takes its name back from whoever had it first', async () => {
  const { api, db, profileId } = await start()
  const earlier = { name: '옛이름', nameKey: '옛이름' }
  await db.update(profile).set(earlier).where(eq(profile.id, profileId))
  const { profileId: otherId } = await createMember(api.deps, { nickName: '도란지기' })

  await ensureOfficialAccount(systemContext(api.deps))

  const rows = await db.select().from(profile).where(eq(profile.nameKey, '도란지기'))
  expect(rows.map(({ id }) => id)).toEqual([profileId])
  const [other] = await db.select().from(profile).where(eq(profile.id, otherId))
  expect(other?.name).toMatch(/^[가-힣]{2,10}\d\d$/)
})

it('cannot be signed in to by any way that begins with its address', async () => {
  const { api, db, account } = await start()
  const { email } = account
  const browser = api.browser()

  const password = '아무 비밀번호나 하나'
  const byPassword = browser.api.call('POST /v1/auth/login', { body: { email, password } })
  expect(await codeOf(byPassword)).toBe('BAD_CREDENTIALS')
  const body = { email, code: 'ABCD2345' }
  const byCode = browser.api.call('POST /v1/auth/login/short-time', { body })
  expect(await codeOf(byCode)).toBe('CODE_WRONG')
  await browser.api.call('POST /v1/auth/password/reset-request', { body: { email } })
  const resets = await db.select().from(passwordReset)
  expect(resets.map(({ memberId }) => memberId)).toEqual([null])
  const person = newPerson({ email })
  await browser.api.call('POST /v1/user', { body: person })

  expect(await mailsTo(api.deps, email)).toEqual([])
  expect(await codeOf(codeMailedTo(api.deps, email))).toContain('no code')
  const sent = await db.select({ to: mail.toAddress }).from(mail)
  expect(sent.filter(({ to }) => to !== null)).toEqual([])
  const ofIt = eq(authAccount.memberId, account.id)
  expect(await db.select().from(authAccount).where(ofIt)).toEqual([])
  expect(await db.select().from(authSession)).toEqual([])
})

it('can be followed, and not be written to', async () => {
  const { api, profileId } = await start()
  const { browser } = await chatPerson(api)

  const opened = browser.api.call('POST /v1/chat/channel/with-profile', {
    body: { profileUUID: profileId },
  })
  expect(await codeOf(opened)).toBe('CHAT_CLOSED')
  const followed = await browser.api.call('POST /v1/tales/subscription', {
    body: { targetType: 'profile', targetId: profileId },
  })
  expect(followed).toMatchObject({ followers: 1 })
})
