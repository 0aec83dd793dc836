import { eq } from 'drizzle-orm'
import type { Maker } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { member } from '../account/member.table.js'
import { profile } from './profile.table.js'

/** Who made something, as others' lists name them; null once they were erased. */
export async function findMaker({ db }: Context, profileId: string): Promise<Maker | null> {
  const [row] = await db
    .select({
      id: profile.id,
      name: profile.name,
      profileImage: profile.profileImage,
      frame: profile.frame,
      isOfficial: profile.isOfficial,
      eraseAt: member.eraseAt,
    })
    .from(profile)
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(eq(profile.id, profileId))
  if (!row) return null
  const { eraseAt, ...shown } = row
  return eraseAt === null
    ? { ...shown, isGone: false }
    : { ...shown, name: '', profileImage: null, frame: null, isGone: true }
}
