import type { Me } from '@doran/contract'
import { ageOn } from './age.js'
import type { ProfileRow } from '../../schema/profile/profile.table.js'

const OPEN_FROM = 15

/** Whether things rated 15 open to a member: under 15 their birthday decides, else their own word before it. */
export function ratingOf(
  { birthday, isOver15 }: Pick<ProfileRow, 'birthday' | 'isOver15'>,
  now: Date,
): Me['rating'] {
  if (birthday === null) return { isOver15, isFixed: false }
  const isOldEnough = ageOn(birthday, now) >= OPEN_FROM
  return isOldEnough
    ? { isOver15: isOver15 ?? true, isFixed: false }
    : { isOver15: false, isFixed: true }
}
