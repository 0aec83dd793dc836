import { Me } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { hasAddress } from '../../platform/auth/placeholder-email.js'
import { provedUntil } from '../../platform/auth/reauthentication.js'
import { countUnreadChat } from '../chat/index.js'
import { countUnread } from '../notification/index.js'
import { ratingOf, toOwnProfile } from '../profile/index.js'
import { getAccount, listSignIns } from './account-repository.js'

const DAY_MS = 86_400_000

/** The account as its own person sees it. */
export async function getMe(ctx: Context<never, Member>): Promise<Me> {
  const { db, actor, clock } = ctx
  const [{ member, profile }, signIns, unread, unreadChat] = await Promise.all([
    getAccount(db, actor.memberId),
    listSignIns(db, actor.memberId),
    countUnread(db, actor.profileId),
    countUnreadChat(ctx, actor.profileId),
  ])
  return Me.parse({
    id: member.id,
    email: hasAddress(member.email) ? member.email : null,
    name: member.name,
    nickName: profile.name,
    country: member.country,
    hasAgreedToMarketing: member.hasAgreedToMarketing,
    roles: member.roles,
    interests: member.interests,
    profile: toOwnProfile(profile),
    unread: { notification: unread, chat: unreadChat },
    signIns: signIns.map((key) => (key === 'credential' ? 'password' : key)),
    session: {
      id: actor.authSessionId,
      isLimited: actor.isLimited,
      limitedUntil: actor.isLimited ? actor.sessionUntil.toISOString() : null,
      provedUntil: provedUntil(actor).toISOString(),
    },
    rating: ratingOf(profile, clock.now()),
    firstDayUntil: firstDayUntil(member.createdAt, clock.now()),
    needs: [
      ...(member.consentedAt === null ? ['consent'] : []),
      ...(member.welcomedAt === null ? ['welcome'] : []),
    ],
  })
}

function firstDayUntil(createdAt: Date, now: Date): string | null {
  const end = new Date(createdAt.getTime() + DAY_MS)
  return now < end ? end.toISOString() : null
}
