import type { BodyOf, StorySessionView } from '@doran/contract'
import { ApiError } from '@doran/api-client'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { seen, useNarrator } from '../../testing/model-reader.js'
import { settledTurn } from '../../testing/test-browser.js'
import { ledgerFaults } from '../../testing/test-ledger.js'
import { giveMoney } from '../../testing/test-money.js'
import { startPass } from '../gem/index.js'
import { movement, turn, walletHold } from '../../schema/tables.js'
import {
  TWO_TIERS,
  start,
  type Started,
  gemsOf,
  endsOf,
  walletGems,
  leaveGems,
  kindsOf,
} from '../../testing/test-turn-gems.js'

describe('the price of a turn', () => {
  const priceOf = async (
    { browser }: Started,
    view: StorySessionView,
    body: Partial<BodyOf<'POST /v1/tales/session/{sessionUuid}/turn'>> = {},
  ) => gemsOf((await browser.tell(await seen(browser, view), body)).at(-1))?.charged

  it('is half, rounded up, to let the story go on', async () => {
    const started = await start(TWO_TIERS)
    const { browser, view } = started
    const basic = await priceOf(started, view, { kind: 'continue' })
    await useNarrator(browser, view, 'deep')
    const deep = await priceOf(started, view, { kind: 'continue' })
    expect([basic, deep]).toEqual([1, 3])
  })

  it('is more by the deeper model, and less of it with a pass', async () => {
    const started = await start(TWO_TIERS)
    const { api, browser, view, ctx } = started
    const basic = await priceOf(started, view)
    await useNarrator(browser, view, 'deep')
    const deep = await priceOf(started, view)
    await inTransaction(ctx, (tx) => startPass(tx, 30))
    const withPass = [
      await priceOf(started, view),
      await priceOf(started, view, { kind: 'continue' }),
    ]
    await useNarrator(browser, view, 'basic')
    const basicWithPass = await priceOf(started, view)

    expect([basic, deep, withPass, basicWithPass]).toEqual([2, 5, [4, 2], 2])
    const holds = await api.deps.db.select().from(walletHold).orderBy(walletHold.createdAt)
    expect(holds.map(({ saved }) => saved).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1])
    const { pass } = await browser.api.call('GET /v1/tales/membership', {})
    expect(pass).toMatchObject({ savedGems: 2 })
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('is nothing by the offline narrator', async () => {
    const started = await start()
    const { browser, view } = started
    await useNarrator(browser, view, 'offline')
    const events = await browser.tell(view)
    expect(endsOf(events)).toEqual([null, null])
    expect(await kindsOf(started)).toEqual([])
  })

  it('is nothing for a visitor', async () => {
    const { api } = await start()
    const visitor = api.browser()
    const view = await visitor.openStory()
    await visitor.readAiNotice()
    const events = await visitor.tell(view)
    expect(settledTurn(events).narrator).toBe('model')
    expect(endsOf(events)).toEqual([null, null])
    expect(await api.deps.db.select().from(movement)).toEqual([])
  })
})

describe('gems that are not enough', () => {
  it('let no turn begin, and are told with how many are missing', async () => {
    const started = await start(TWO_TIERS)
    const { browser, view, api } = started
    await useNarrator(browser, view, 'deep')
    await leaveGems(started, 2)
    const refused = await browser.tell(view).catch((cause: unknown) => cause)

    if (!(refused instanceof ApiError)) throw new Error('it was not refused')
    expect(refused).toMatchObject({ status: 402, code: 'NOT_ENOUGH_GEM' })
    expect(refused.message).toBe('젬이 3개 모자라요.')
    const turns = await api.deps.db.select().from(turn).where(eq(turn.index, 1))
    expect(turns).toEqual([])
    expect(await walletGems(started)).toEqual({ total: 2, held: 0 })
    await giveMoney(api, started.member.profileId, 'gem', 3)
    const events = await browser.tell(view)
    expect(settledTurn(events).status).toBe('done')
    expect(await walletGems(started)).toEqual({ total: 0, held: 0 })
  })

  it('let one of two stories go on', async () => {
    const started = await start()
    const { browser, view, api } = started
    const other = await browser.openStory()
    await leaveGems(started, 3)
    const ends = await Promise.all(
      [view, other].map((each) =>
        browser.tell(each).then(
          (events) => settledTurn(events).status,
          (cause: unknown) => (cause instanceof ApiError ? cause.code : String(cause)),
        ),
      ),
    )
    expect(ends.toSorted()).toEqual(['NOT_ENOUGH_GEM', 'done'])
    expect(await walletGems(started)).toEqual({ total: 1, held: 0 })
    expect(await ledgerFaults(api)).toEqual([])
  })
})

describe('telling a turn anew by a model', () => {
  async function retelling({ browser, view }: Started) {
    const { session, turns } = await seen(browser, view)
    const [leaf] = turns
    if (!leaf?.input || !leaf.parentId) throw new Error('the leaf was not told')
    const parentTurnUuid = leaf.parentId
    const told = await codeOrEvents(
      browser.tell(view, { ...leaf.input, parentTurnUuid, retellsTurnUuid: leaf.id }),
    )
    return { shown: session.retelling, told }
  }
  const codeOrEvents = (telling: ReturnType<Started['browser']['tell']>) =>
    telling.then(
      (events) => gemsOf(events.at(-1))?.charged ?? 0,
      (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
    )

  it('is free once, of what the same model was asked for', async () => {
    const started = await start(TWO_TIERS)
    const { browser, view } = started
    await browser.tell(view)
    expect(await retelling(started)).toEqual({ shown: { isFree: true }, told: 0 })
    expect(await retelling(started)).toEqual({ shown: { isFree: false }, told: 2 })
    await browser.tell(await seen(browser, view))
    await useNarrator(browser, view, 'deep')
    expect(await retelling(started)).toEqual({ shown: { isFree: false }, told: 5 })
  })

  it('costs its price where the first telling cost nothing', async () => {
    const started = await start()
    const { browser, view } = started
    await useNarrator(browser, view, 'offline')
    await browser.tell(view)
    await useNarrator(browser, view, 'basic')
    expect(await retelling(started)).toEqual({ shown: { isFree: false }, told: 2 })
  })

  it('is of no words of the reader', async () => {
    const started = await start()
    const { browser, view } = started
    const turnUuid = settledTurn(await browser.tell(view)).id
    await browser.api.call('POST /v1/tales/session/{sessionUuid}/edit', {
      params: { sessionUuid: view.session.id },
      body: { clientTurnId: 'edited-one', turnUuid, text: '불을 켠다' },
    })
    expect(await retelling(started)).toEqual({ shown: null, told: 'NOTHING_TO_RETELL' })
  })
})
