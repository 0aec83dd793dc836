import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import {
  PAUSE,
  admin,
  adminsSeenBy,
  caseOf,
  commented,
  decide,
  findPeople,
  lift,
  loggedActs,
  moderator,
  openCase,
  readPerson,
  report,
  sanctionPerson,
  putRole,
  someNickName,
} from '../../testing/test-moderation.js'
import { addFinishedPlay } from '../../testing/test-comments.js'
import { grantRole } from '../account/index.js'

const api = sharedTestApi()

describe('people', () => {
  it('are found by how their nickname begins, for administrators by their address too', async () => {
    const [nickName, email] = [
      someNickName(),
      `${someNickName().slice(2).toLowerCase()}@example.test`,
    ]
    const { profileId } = await chatPerson(api(), { nickName, email })
    const [judge, boss] = [await moderator(api()), await admin(api())]
    const found = { id: profileId, name: nickName, roles: [], sanction: null }

    expect(await findPeople(judge, nickName.slice(0, 6))).toMatchObject([{ ...found, email: null }])
    expect(await findPeople(judge, email)).toEqual([])
    expect(await findPeople(boss, email.toUpperCase())).toMatchObject([{ ...found, email }])
    expect(await findPeople(boss, email.slice(0, -1))).toEqual([])
  })

  it('without a search are those with a role', async () => {
    const [judge, reader] = [await moderator(api()), await chatPerson(api())]
    const ids = (await findPeople(judge)).map(({ id }) => id)
    expect([ids.includes(judge.profileId), ids.includes(reader.profileId)]).toEqual([true, false])
  })

  it('come with what was decided about them', async () => {
    const { author, gameId, commentId } = await commented(api())
    const judge = await moderator(api())
    await addFinishedPlay(api(), judge.profileId, gameId)
    await report(judge, commentId)
    const { id } = await caseOf(api(), commentId)
    await decide(judge, id, { sanction: PAUSE })

    expect(await readPerson(judge, author)).toMatchObject({
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

    expect(await codeOf(putRole(judge, person, 'moderator', true))).toBe('NOT_FOUND')
    expect(await putRole(boss, person, 'moderator', true)).toMatchObject({ roles: ['moderator'] })
    expect(await putRole(boss, judge, 'moderator', false)).toMatchObject({ roles: [] })
    for (const { browser } of [person, judge]) {
      expect(await codeOf(browser.api.call('GET /v1/user/me', {}))).toBe('SESSION_EXPIRED')
    }
  })

  it('needs a proof of who gives it', async () => {
    const boss = await chatPerson(api(), { roles: ['admin'], provedAt: new Date(0) })
    const person = await chatPerson(api())
    expect(await codeOf(putRole(boss, person, 'moderator', true))).toBe('PROOF_NEEDED')
  })

  it('of the last administrator stays, by the call and by the command', async () => {
    const own = startTestApi(await createTestDatabase())
    const email = 'last@example.test'
    const boss = await chatPerson(own, { roles: ['admin'], email })
    const take = () =>
      grantRole(systemContext(own.deps), { email, role: 'admin', isGranted: false })

    expect(await codeOf(putRole(boss, boss, 'admin', false))).toBe('LAST_ADMIN')
    await expect(take()).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    expect(await putRole(boss, boss, 'moderator', true)).toMatchObject({
      roles: ['admin', 'moderator'],
    })
    await admin(own)
    expect(await take()).toBe(true)
  })

  it('is not taken by two administrators of each other at once', async () => {
    const own = startTestApi(await createTestDatabase())
    const [one, other] = [await admin(own), await admin(own)]

    const codes = await Promise.all([
      codeOf(putRole(one, other, 'admin', false)),
      codeOf(putRole(other, one, 'admin', false)),
    ])

    expect(codes.filter((code) => code === 'no error')).toHaveLength(1)
    expect(await adminsSeenBy(await moderator(own))).toHaveLength(1)
  })
})

describe('the log of acts', () => {
  it('has every act of an operator, by whom and to whom, the newest first', async () => {
    const own = startTestApi(await createTestDatabase())
    const boss = await admin(own)
    const { author, commentId } = await commented(own)
    const { id } = await openCase(boss, 'comment', commentId)
    await decide(boss, id, { outcome: 'dismissed' })
    const { id: sanctionId } = await sanctionPerson(boss, author, PAUSE)
    await lift(boss, sanctionId)
    await putRole(boss, author, 'moderator', true)
    await putRole(boss, author, 'moderator', false)

    const seen = await loggedActs(boss)
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
    expect(await codeOf(loggedActs(await moderator(own)))).toBe('NOT_FOUND')
  })
})
