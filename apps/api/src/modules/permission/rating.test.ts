import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'
import {
  finish,
  inputsTo,
  playToEnd,
  sendInputs,
  share,
  startPlay,
} from '../../testing/test-game.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { createManualClock } from '../../platform/time/clock.fake.js'

const api = sharedTestApi()

/** The shipped theme that is rated 15. */
const NO_STOP = '019aa4b6-50b8-7a0e-9ec3-79089cee2e0b'

const ratingOf = async ({ api: client }: Browser) =>
  (await client.call('GET /v1/user/me', {})).rating
const reopen = ({ api: client }: Browser, sessionUuid: string) =>
  client.call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } })

async function memberBornIn(birthday: string | null, test = api()) {
  const member = await createMember(test.deps)
  await test.deps.db.execute(
    sql`update profile set birthday = ${birthday} where id = ${member.profileId}`,
  )
  return { member, browser: await signIn(test, member) }
}

describe('what is rated 15', () => {
  it('opens to a visitor once they say to be 15, and closes when they take it back', async () => {
    const browser = api().browser()
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('AGE_UNCONFIRMED')
    expect(browser.cookies()).toBe('')

    await browser.sayOver15(true)
    const view = await browser.openStory(NO_STOP)
    const turn = settledTurn(await browser.tell(view, { kind: 'continue' }))
    expect(turn.status).toBe('done')

    await browser.sayOver15(false)
    const next = { ...view, session: { ...view.session, leafTurnId: turn.id } }
    expect(await codeOf(browser.tell(next, { kind: 'continue' }))).toBe('AGE_UNCONFIRMED')
    expect(await codeOf(reopen(browser, view.session.id))).toBe('AGE_UNCONFIRMED')
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('AGE_UNCONFIRMED')
    expect(await codeOf(browser.openStory())).toBe('no error')
  })

  it('is closed by a birthday under 15, whatever its person says', async () => {
    const { browser } = await memberBornIn('2020-01-01')

    expect(await codeOf(browser.openStory(NO_STOP))).toBe('RATING_LIMIT')
    expect(await codeOf(browser.sayOver15(true))).toBe('RATING_LIMIT')
    expect(await codeOf(browser.sayOver15(false))).toBe('no error')
    expect(await ratingOf(browser)).toEqual({ isOver15: false, isFixed: true })
  })

  it('opens by a birthday, until its person closes it', async () => {
    const { browser } = await memberBornIn('1999-12-31')

    expect(await ratingOf(browser)).toEqual({ isOver15: true, isFixed: false })
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('no error')
    await browser.sayOver15(false)
    expect(await ratingOf(browser)).toEqual({ isOver15: false, isFixed: false })
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('AGE_UNCONFIRMED')
  })

  it('opens on the fifteenth birthday in Seoul', async () => {
    const clock = createManualClock(new Date('2026-05-09T14:59:59Z'))
    const own = startTestApi(await createTestDatabase(), { clock })
    const { browser } = await memberBornIn('2011-05-10', own)

    expect(await codeOf(browser.openStory(NO_STOP))).toBe('RATING_LIMIT')
    clock.advance(1_000)
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('no error')
  })

  it('asks a member without a birthday', async () => {
    const browser = await memberBrowser(api())

    expect(await ratingOf(browser)).toEqual({ isOver15: null, isFixed: false })
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('AGE_UNCONFIRMED')
    await browser.sayOver15(true)
    expect(await codeOf(browser.openStory(NO_STOP))).toBe('no error')
  })

  it.each([
    [null, null, true],
    [null, false, false],
    ['1999-12-31', null, true],
    ['2020-01-01', null, false],
  ] as const)(
    'is as a visitor said once they are merged into a member born in %s who said %s: %s',
    async (birthday, said, isOver15) => {
      const visiting = api().browser()
      await visiting.sayOver15(true)
      const { member } = await memberBornIn(birthday)
      const reader = await signIn(api(), member, visiting)
      if (said !== null) await reader.sayOver15(said)

      await reader.api.call('POST /v1/user/merge', {})

      expect((await ratingOf(reader)).isOver15).toBe(isOver15)
    },
  )

  it('keeps no word for a member with a birthday who said nothing', async () => {
    const visiting = api().browser()
    await visiting.sayOver15(false)
    const { member } = await memberBornIn('1999-12-31')
    const reader = await signIn(api(), member, visiting)

    await reader.api.call('POST /v1/user/merge', {})

    expect(await ratingOf(reader)).toEqual({ isOver15: true, isFixed: false })
  })

  it('closes what was opened before, each part of it, and is not taken back', async () => {
    const { browser, member } = await memberBornIn(null)
    await browser.sayOver15(true)
    const view = await browser.openStory(NO_STOP)
    const params = { sessionUuid: view.session.id }
    const turn = { turnUuid: view.session.leafTurnId }
    const ofProfile = { profileId: member.profileId }
    const born = (birthday: string | null) =>
      browser.api.call('PATCH /v1/profile/{profileId}', { params: ofProfile, body: { birthday } })
    const young = `${new Date().getFullYear() - 14}-01-01`
    await born(young)

    const reads = [
      () => browser.api.call('GET /v1/tales/session/{sessionUuid}', { params }),
      () => browser.api.call('GET /v1/tales/session/{sessionUuid}/turn', { params, query: {} }),
      () => browser.api.call('POST /v1/tales/turn/{turnUuid}/stop', { params: turn }),
    ]
    for (const read of reads) expect(await codeOf(read())).toBe('RATING_LIMIT')
    const aDayEarlier = `${new Date().getFullYear() - 15}-12-31`
    for (const birthday of [null, '1990-01-01', aDayEarlier]) {
      expect(await codeOf(born(birthday))).toBe('INVALID_INPUT')
    }
    expect(await ratingOf(browser)).toEqual({ isOver15: false, isFixed: true })
  })

  it('closes a game that was begun, ended or shared before, and lets its owner take it back', async () => {
    const own = startTestApi(await createTestDatabase())
    await own.deps.db.execute(sql`update game set age_rating = '15' where slug = 'which-light'`)
    const [owner, friend] = [own.browser(), own.browser()]
    for (const browser of [owner, friend]) await browser.sayOver15(true)
    const begun = await startPlay(owner, 'which-light')
    const ended = await share(owner, await playToEnd(owner, 'which-light'))
    const theirs = await playToEnd(friend, 'which-light')
    const read = (browser: Browser) =>
      browser.api.call('GET /v1/play/share/{shareCode}', { params: ended })

    expect(await codeOf(read(friend))).toBe('no error')
    expect(await codeOf(read(own.browser()))).toBe('AGE_UNCONFIRMED')
    for (const browser of [owner, friend]) await browser.sayOver15(false)
    const { api: friends } = friend
    const calls = [
      () => sendInputs(owner, begun, inputsTo(begun)),
      () => finish(owner, begun, inputsTo(begun)),
      () => read(owner),
      () => read(friend),
      () =>
        friends.call('GET /v1/play/compare', {
          query: { a: theirs.shareCode, b: ended.shareCode },
        }),
      () => share(friend, theirs),
    ]
    for (const call of calls) expect(await codeOf(call())).toBe('AGE_UNCONFIRMED')
    const takenBack = owner.api.call('PATCH /v1/play/{playId}/share', {
      params: { playId: ended.id ?? '' },
      body: { isPublic: false, showName: false },
    })
    expect(await codeOf(takenBack)).toBe('no error')
  })

  it('is opened for an account on no borrowed device, which shares nothing in its name either', async () => {
    const member = await createMember(api().deps, { isLimited: true })
    const borrowed = await signIn(api(), member)
    expect(await codeOf(borrowed.sayOver15(true))).toBe('LIMITED_SESSION')
    expect(await codeOf(borrowed.sayOver15(false))).toBe('no error')
    const play = await playToEnd(borrowed, 'which-light')
    expect(await codeOf(share(borrowed, play))).toBe('LIMITED_SESSION')
  })

  it('can be neither liked nor saved under 15', async () => {
    const { browser } = await memberBornIn('2020-01-01')
    const params = { targetType: 'theme', targetId: NO_STOP } as const

    const call = browser.api.call('POST /v1/like/{targetType}/{targetId}', { params })
    expect(await codeOf(call)).toBe('NOT_FOUND')
  })
})
