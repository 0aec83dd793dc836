import { createHmac } from 'node:crypto'
import { MONEY, PRICES } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import { hasAddress } from '../../platform/auth/placeholder-email.js'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { member } from '../../schema/account/member.table.js'
import { daysLater } from './expiry.js'
import { grant } from './grant.js'
import { welcomeGift } from '../../schema/wallet/welcome-gift.table.js'

type Welcome = { gems: number; isNew: boolean; expiresAt: string | null }

/** Welcomes a person with gems, once: an account that is made anew under the same address gets none. */
export async function giveWelcome(ctx: Context<'env', Member>): Promise<Welcome> {
  const { db, clock, actor } = ctx
  const now = clock.now()
  const personHash = await hashPerson(ctx)
  const [row] = await db
    .insert(welcomeGift)
    .values({ personHash, createdAt: now })
    .onConflictDoNothing()
    .returning()
  const gems = PRICES.welcomeGems
  if (!row) return { gems, isNew: false, expiresAt: null }
  const expiresAt = daysLater(now, MONEY.giftGemDays)
  await grant(ctx, {
    movement: { kind: 'gift', profileId: actor.profileId, title: '환영 선물' },
    currency: 'gem',
    lot: { amount: gems, unitKrw: 0, origin: 'gift', expiresAt },
  })
  return { gems, isNew: true, expiresAt: expiresAt.toISOString() }
}

async function hashPerson({ db, env, actor }: Context<'env', Member>): Promise<string> {
  const [row] = await db
    .select({ email: member.email })
    .from(member)
    .where(eq(member.id, actor.memberId))
  const person = row && hasAddress(row.email) ? row.email : actor.memberId
  return createHmac('sha256', env.AUTH_SECRET).update(`welcome:${person}`).digest('base64url')
}
