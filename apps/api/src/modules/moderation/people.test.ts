import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import type { AccountRole } from '@doran/contract'
import { systemContext } from '../../platform/context/context.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import {
  PAUSE,
  admin,
  caseOf,
  commented,
  decide,
  moderator,
  report,
  sanctionPerson,
} from '../../testing/test-moderation.js'
import { addFinishedPlay } from '../../testing/test-comments.js'
import { grantRole } from '../account/index.js'

const api = sharedTestApi()

const find = async ({ browser }: ChatPerson, q?: string) =>
  (await browser.api.call('GET /v1/admin/person', { query: { ...(q !== undefined && { q }) } }))
    .items

const setRole = (
  { browser }: ChatPerson,
  { profileId }: ChatPerson,
  role: AccountRole,
  isGranted: boolean,
) =>
  browser.api.call('PUT /v1/admin/person/{profileId}/role', {
    params: { profileId },
    body: { role, isGranted },
  })

const someName = () => `이름${nanoid(8).replaceAll(/[-_]/g, 'a')}`

describe('people', () => {
  it('are found by how their nickname begins, for administrators by their address too', async () => {
    const [nickName, email] = [someName(), `${someName().slice(2).toLowerCase()}@example.test`]
    const { profileId } = await chatPerson(api(), { nickName, email })
    const [judge, boss] = [await moderator(api()), await admin(api())]
    const found = { id: profileId, name: nickName, roles: [], sanction: null }

    expect(await find(judge, nickName.slice(0, 6))).toMatchObject([{ ...found, email: null }])
    expect(await find(judge, email)).toEqual([])
    expect(await find(boss, email.toUpperCase())).toMatchObject([{ ...found, email }])
    expect(await find(boss, email.slice(0, -1))).toEqual([])
  })

  it('without a search are those with a role', async () => {
    const [judge, reader] = [await moderator(api()), await chatPerson(api())]
    const ids = (await find(judge)).map(({ id }) => id)
    expect([ids.includes(judge.profileId), ids.includes(reader.profileId)]).toEqual([true, false])
  })

  it('come with what was decided about them', async () => {
    const { author, gameId, commentId } = await commented(api())
    const judge = await moderator(api())
    await addFinishedPlay(api(), judge.profileId, gameId)
    await report(judge, commentId)
    const { id } = await caseOf(api(), commentId)
    await decide(judge, id, { sanction: PAUSE })

    const params = { profileId: author.profileId }
    expect(
      await judge.browser.api.call('GET /v1/admin/person/{profileId}', { params }),
    ).toMatchObject({
      person: { id: author.profileId, sanction: { kind: 'pause' } },
      sanctions: [{ caseId: id }],
      cases: [{ id, outcome: 'upheld' }],
    })
  })
})

describe('a role', () => {
  it('is an administrator’s to give and take, and changing it signs out everywhere', async () => {
    const [boss, judge, person] = [
      await admin(api()),
      await moderator(api()),
      await chatPerson(api()),
    ]

    expect(await codeOf(setRole(judge, person, 'moderator', true))).toBe('NOT_FOUND')
    expect(await setRole(boss, person, 'moderator', true)).toMatchObject({ roles: ['moderator'] })
    expect(await setRole(boss, judge, 'moderator', false)).toMatchObject({ roles: [] })
    for (const { browser } of [person, judge]) {
      expect(await codeOf(browser.api.call('GET /v1/user/me', {}))).toBe('SESSION_EXPIRED')
    }
  })

  it('needs a proof of who gives it', async () => {
    const boss = await chatPerson(api(), { roles: ['admin'], provedAt: new Date(0) })
    const person = await chatPerson(api())
    expect(await codeOf(setRole(boss, person, 'moderator', true))).toBe('PROOF_NEEDED')
  })

  it('of the last administrator stays, by the call and by the command', async () => {
    const own = startTestApi(await createTestDatabase())
    const email = 'last@example.test'
    const boss = await chatPerson(own, { roles: ['admin'], email })
    const take = () =>
      grantRole(systemContext(own.deps), { email, role: 'admin', isGranted: false })

    expect(await codeOf(setRole(boss, boss, 'admin', false))).toBe('LAST_ADMIN')
    await expect(take()).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    expect(await setRole(boss, boss, 'moderator', true)).toMatchObject({
      roles: ['admin', 'moderator'],
    })
    await admin(own)
    expect(await take()).toBe(true)
  })

  it('is not taken by two administrators of each other at once', async () => {
    const own = startTestApi(await createTestDatabase())
    const [one, other] = [await admin(own), await admin(own)]

    const codes = await Promise.all([
      codeOf(setRole(one, other, 'admin', false)),
      codeOf(setRole(other, one, 'admin', false)),
    ])

    expect(codes.filter((code) => code === 'no error')).toHaveLength(1)
    const left = await find(await moderator(own))
    expect(left.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1)
  })
})

describe('the log of acts', () => {
  it('has every act of an operator, by whom and to whom, the newest first', async () => {
    const own = startTestApi(await createTestDatabase())
    const boss = await admin(own)
    const { author, commentId } = await commented(own)
    const { browser } = boss
    const { id } = await browser.api.call('POST /v1/admin/case', {
      body: { targetType: 'comment', targetId: commentId },
    })
    await decide(boss, id, { outcome: 'dismissed' })
    const { id: sanctionId } = await sanctionPerson(boss, author, PAUSE)
    await browser.api.call('POST /v1/admin/sanction/{sanctionId}/lift', {
      params: { sanctionId },
      body: { reason: '끝났어요' },
    })
    await setRole(boss, author, 'moderator', true)
    await setRole(boss, author, 'moderator', false)

    const seen = []
    let cursor: string | undefined
    do {
      const page = await browser.api.call('GET /v1/admin/audit', {
        query: { limit: 4, ...(cursor && { cursor }) },
      })
      seen.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen.map(({ action }) => action)).toEqual([
      'role.revoked',
      'role.granted',
      'sanction.lifted',
      'sanction.given',
      'case.decided',
      'case.opened',
    ])
    for (const { by, to } of seen) {
      expect([by?.id, to?.id]).toEqual([boss.profileId, author.profileId])
    }
    expect(
      await codeOf((await moderator(own)).browser.api.call('GET /v1/admin/audit', { query: {} })),
    ).toBe('NOT_FOUND')
  })
})
