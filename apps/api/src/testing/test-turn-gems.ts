import type { TurnEvent, TurnGems } from '@doran/contract'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../platform/context/context.js'
import { createManualClock } from '../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi, type TestApi } from './test-app.js'
import { contextOf } from './test-ledger.js'
import { createMember, signIn } from './test-member.js'
import { startTestModel } from './test-model.js'
import { pay, readWallet } from '../modules/wallet/index.js'

/** Noon in Seoul. */
export const NOON = new Date('2026-03-10T03:00:00Z')

export const TWO_TIERS = { STORY_MODEL_DEEP_NAME: 'big' }

/** A member before a story told by the stub, with the day's twenty gems. */
export async function start(env: Record<string, string> = {}) {
  const { stub, models } = await startTestModel(env)
  const clock = createManualClock(NOON)
  const url = await createTestDatabase()
  const api = startTestApi(url, { models, clock })
  const reader = await memberWithStory(api)
  return { url, stub, models, clock, api, ...reader, ctx: contextOf(api, reader.member) }
}

/** A member who has read the notice, before a story of theirs. */
export async function memberWithStory(api: TestApi) {
  const member = await createMember(api.deps)
  const browser = await signIn(api, member)
  await browser.readAiNotice()
  return { member, browser, view: await browser.openStory() }
}

export type Started = Awaited<ReturnType<typeof start>>

export const gemsOf = (event: TurnEvent | undefined): TurnGems | null =>
  event && 'gems' in event ? event.gems : null

export const endsOf = (events: readonly TurnEvent[]) => [gemsOf(events[0]), gemsOf(events.at(-1))]

export const walletGems = async ({ ctx, member }: Started) => {
  const { total, held } = (await readWallet(ctx, member.profileId)).gem
  return { total, held }
}

/** Leaves a member with so many of the day's gems. */
export async function leaveGems({ ctx, member }: Started, left: number): Promise<void> {
  const { profileId } = member
  const { total } = (await readWallet(ctx, profileId)).gem
  await inTransaction(ctx, (tx) =>
    pay(tx, { profileId, currency: 'gem', amount: total - left, title: '시험' }),
  )
}

export const kindsOf = async ({ api, member }: Started) => {
  const { rows } = await api.deps.db.execute<{ kind: string }>(sql`
    select kind from movement where profile_id = ${member.profileId} and kind <> 'daily' order by (
      select min(seq) from ledger_entry where movement_id = movement.id
    )`)
  return rows.map(({ kind }) => kind)
}
