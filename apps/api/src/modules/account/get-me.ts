import { Me } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Deps } from '../../deps.js'
import { hasAddress } from '../../platform/auth/placeholder-email.js'
import { provedUntil } from '../../platform/auth/reauthentication.js'
import { countUnread } from '../notification/index.js'
import { toOwnProfile } from '../profile/index.js'
import { getAccount, listSignIns } from './account-store.js'

/** The account as its own person sees it. */
export async function getMe(deps: Deps, actor: Member): Promise<Me> {
  const [{ member, profile }, signIns, unread] = await Promise.all([
    getAccount(deps.db, actor.memberId),
    listSignIns(deps.db, actor.memberId),
    countUnread(deps.db, actor.profileId),
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
    unread: { notification: unread },
    signIns: signIns.map((key) => (key === 'credential' ? 'password' : key)),
    session: {
      id: actor.authSessionId,
      isLimited: actor.isLimited,
      provedUntil: provedUntil(actor).toISOString(),
    },
    needs: [
      ...(member.consentedAt === null ? ['consent'] : []),
      ...(member.welcomedAt === null ? ['welcome'] : []),
    ],
  })
}
