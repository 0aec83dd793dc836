import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { codeOf } from '../../testing/test-browser.js'
import { ledgerFaults } from '../../testing/test-ledger.js'
import { DAY_MS, walletOf, type Started } from '../../testing/test-wallet.js'
import { addComma, countCommas } from './index.js'
import {
  bridge,
  calendarOf,
  checkIn,
  checkInDaily,
  daysIn,
  startAt,
  todayOf,
} from './testing/test-morning.js'

const give = ({ ctx, member }: Started) =>
  inTransaction(ctx, (tx) => addComma(tx, member.profileId))

// Of 2026, March 2 is a Monday.

it('keeps the streak over a missed day by the comma of its week, once', async () => {
  const member = await startAt('2026-03-02T06:00:00')
  await checkIn(member)
  member.clock.advance(2 * DAY_MS)
  const offer = (await todayOf(member)).mine?.streak

  const after = await bridge(member)

  expect(offer).toMatchObject({
    days: 0,
    commas: { week: 1, bought: 0 },
    bridge: { days: ['2026-03-03'], streak: 1, hasEnough: true },
  })
  expect(after).toMatchObject({ days: 1, commas: { week: 0, bought: 0 }, bridge: null })
  expect(await codeOf(bridge(member))).toBe('NOTHING_TO_BRIDGE')
  expect((await checkIn(member)).streak.days).toBe(2)
  member.clock.advance(2 * DAY_MS)
  expect((await todayOf(member)).mine?.streak.bridge).toEqual({
    days: ['2026-03-05'],
    streak: 2,
    hasEnough: false,
  })
  expect(await codeOf(bridge(member))).toBe('COMMAS_TOO_FEW')
  expect(await daysIn(member.api)).toHaveLength(3)
})

it('takes of a gap over a Sunday the commas of both weeks', async () => {
  const member = await startAt('2026-03-07T06:00:00')
  await checkIn(member)
  member.clock.advance(3 * DAY_MS)

  expect((await bridge(member)).commas).toEqual({ week: 0, bought: 0 })
  expect(await daysIn(member.api)).toEqual([
    { type: 'check', streak: 1 },
    { type: 'week', streak: 1 },
    { type: 'week', streak: 1 },
  ])
})

it('bridges two days of one week by its comma and a bought one, the oldest, or none', async () => {
  const member = await startAt('2026-03-02T06:00:00')
  await checkIn(member)
  member.clock.advance(3 * DAY_MS)
  expect(await codeOf(bridge(member))).toBe('COMMAS_TOO_FEW')
  expect(await daysIn(member.api)).toHaveLength(1)
  await give(member)
  member.clock.advance(1000)
  await give(member)

  const after = await bridge(member)

  expect(after.commas).toEqual({ week: 0, bought: 1 })
  expect(await daysIn(member.api)).toEqual([
    { type: 'check', streak: 1 },
    { type: 'week', streak: 1 },
    { type: 'bought', streak: 1 },
  ])
  expect((await calendarOf(member, '2026-03')).days.map(({ type }) => type)).toEqual([
    'check',
    'comma',
    'comma',
  ])
})

it('bridges three days at most', async () => {
  const member = await startAt('2026-03-06T06:00:00')
  await checkIn(member)
  await give(member)
  member.clock.advance(4 * DAY_MS)
  expect((await todayOf(member)).mine?.streak.bridge?.days).toHaveLength(3)
  member.clock.advance(DAY_MS)

  expect((await todayOf(member)).mine?.streak.bridge).toBeNull()
  expect(await codeOf(bridge(member))).toBe('NOTHING_TO_BRIDGE')
})

it('after a check-in goes on with it, and pays for the seventh day that it becomes', async () => {
  const member = await startAt('2026-03-02T06:00:00')
  await checkInDaily(member, 6)
  member.clock.advance(2 * DAY_MS)
  expect(await checkIn(member)).toMatchObject({ streak: { days: 1 }, runes: 5 })
  const before = (await walletOf(member.browser)).rune.total

  const after = await bridge(member)

  expect(after).toMatchObject({ days: 7, longest: 7, bridge: null })
  expect((await walletOf(member.browser)).rune.total).toBe(before + 15)
  expect(await ledgerFaults(member.api)).toEqual([])
})

it('in parallel uses its commas once', async () => {
  const member = await startAt('2026-03-02T06:00:00')
  await checkIn(member)
  for (let given = 0; given < 3; given += 1) await give(member)
  member.clock.advance(3 * DAY_MS)

  const codes = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      codeOf(bridge({ browser: index % 2 ? member.browser : member.atOther })),
    ),
  )

  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'NOTHING_TO_BRIDGE'),
    'no error',
  ])
  expect(await countCommas(member.ctx, member.member.profileId)).toBe(2)
})

it('is offered to nobody who has never been there', async () => {
  const member = await startAt('2026-03-02T06:00:00')
  expect((await todayOf(member)).mine?.streak).toEqual({
    days: 0,
    longest: 0,
    commas: { week: 1, bought: 0 },
    bridge: null,
  })
})

it('holds three bought commas and no fourth', async () => {
  const member = await startAt('2026-03-02T06:00:00')
  for (let given = 0; given < 3; given += 1) await give(member)

  await expect(give(member)).rejects.toMatchObject({ code: 'COMMAS_FULL' })
})
