import type { HungOrnament } from '@doran/contract'
import type { Ornament } from '@doran/contract/limits'
import { ORNAMENT_NAMES } from '../ornament-words'

export const NO_NAME = '이름 없는 친구'

export const ornamentName = (ornament: Ornament): string => `${ORNAMENT_NAMES[ornament]} 장식`

/** “3번 자리, 붕어빵 장식, 하늘이”. */
export function hungName(hung: HungOrnament, isOwner: boolean): string {
  const parts = [`${hung.slot + 1}번 자리`, ornamentName(hung.ornament)]
  if (isOwner) parts.push(hung.name ?? NO_NAME)
  if (isOwner && hung.isUnread) parts.push('아직 안 읽은 편지')
  if (hung.isMine) parts.push('내가 건 편지')
  return parts.join(', ')
}
