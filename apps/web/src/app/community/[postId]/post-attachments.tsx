'use client'

import { AttachedList, type AttachedListProps } from '../../../features/community/attached-list'
import { loadPlayInPlace } from '../../_play/load-play-in-place'

/** What a post carries, with the players that it plays its games by. */
export function PostAttachments(props: Omit<AttachedListProps, 'loadPlayer'>) {
  return <AttachedList {...props} loadPlayer={loadPlayInPlace} />
}
