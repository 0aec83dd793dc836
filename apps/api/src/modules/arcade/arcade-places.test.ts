import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { createMember, signIn } from '../../testing/test-member.js'
import type { Browser } from '../../testing/test-browser.js'
import { arcadeDay, member } from '../../schema/tables.js'
import {
  arcadeOf,
  every,
  playField,
  playedOf,
  rankingOf,
  start,
  type Started,
} from './testing/test-arcade.js'

const WEEK_MS = 7 * 86_400_000

const seasonsOf = ({ api }: Browser) => api.call('GET /v1/arcade/tomato/season', {})
const deletePlay = ({ api }: Browser, playId: string) =>
  api.call('DELETE /v1/play/{playId}', { params: { playId } })

/** A quick player and a slow one, the one at the first place and the other at the second. */
async function twoOf({ api, clock }: Started) {
  const [quick, slow] = [await chatPerson(api), await chatPerson(api)]
  await playField({ clock }, quick.browser, { inputs: every(400) })
  await playField({ clock }, slow.browser, { inputs: every(1_500) })
  return { quick, slow }
}

/** Everywhere that places are shown: this week, and as of the next one the podium and the weeks that are over. */
async function placesFor({ clock }: Started, { browser }: Pick<ChatPerson, 'browser'>) {
  const now = (await rankingOf(browser)).items
  clock.advance(WEEK_MS)
  const podium = (await arcadeOf(browser)).podium
  const over = (await seasonsOf(browser)).items.flatMap((season) => season.podium)
  return [now, podium, over].map((rows) => rows.map(({ place }) => place))
}

describe('a place', () => {
  it.each(['one', 'other'])('is not shown to people of whom %s blocked the other', async (who) => {
    const started = await start()
    const { quick, slow } = await twoOf(started)
    await (who === 'one' ? blockPerson(quick, slow) : blockPerson(slow, quick))
    expect(await placesFor(started, slow)).toEqual([[2], [2], [2]])
  })

  it('of somebody who is leaving is kept, and not shown', async () => {
    const started = await start()
    const { quick } = await twoOf(started)
    const eraseAt = new Date(started.clock.now().getTime() + 2 * WEEK_MS)
    await started.api.deps.db
      .update(member)
      .set({ eraseAt })
      .where(eq(member.id, quick.member.memberId))
    expect(await placesFor(started, { browser: started.api.browser() })).toEqual([[2], [2], [2]])
  })

  it('is not taken by a game that its visitor deleted before signing in', async () => {
    const { api, clock } = await start()
    const visitor = api.browser()
    const best = await playField({ clock }, visitor, { inputs: every(400) })
    const other = await playField({ clock }, visitor, { inputs: every(1_500) })
    await deletePlay(visitor, best.id)
    const browser = await signIn(api, await createMember(api.deps), visitor)
    await browser.api.call('POST /v1/user/merge', {})
    expect((await rankingOf(browser)).items).toMatchObject([{ score: other.score }])
  })

  it('before a new best is not that of a deleted game', async () => {
    const { join, clock } = await start()
    const browser = await join()
    const deleted = await playField({ clock }, browser, { inputs: every(900) })
    await deletePlay(browser, deleted.id)
    const best = await playField({ clock }, browser, { inputs: every(400) })
    expect((await playedOf(browser, best.id)).place).toEqual({ before: null, after: 1 })
  })
})

describe('a best', () => {
  it('is better than every earlier game, not as good', async () => {
    const { join, clock } = await start()
    const browser = await join()
    const play = () => playField({ clock }, browser, { mode: 'daily', inputs: every(900) })
    const [first, second] = [await play(), await play()]
    expect(second.score).toBe(first.score)
    expect((await playedOf(browser, first.id)).isBest).toBe(true)
    expect((await playedOf(browser, second.id)).isBest).toBe(false)
  })
})

it('sums what everybody popped once in ten seconds', async () => {
  const { api, join, clock } = await start()
  const browser = await join()
  await playField({ clock }, browser)
  const { poppedToday } = await arcadeOf(browser)
  await api.deps.db.update(arcadeDay).set({ pops: poppedToday + 5 })

  clock.advance(9_999)
  expect((await arcadeOf(api.browser())).poppedToday).toBe(poppedToday)
  clock.advance(1)
  expect((await arcadeOf(api.browser())).poppedToday).toBe(poppedToday + 5)
})
