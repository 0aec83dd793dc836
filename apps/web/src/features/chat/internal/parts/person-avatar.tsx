'use client'

import type { ChatChannel } from '@doran/contract'
import { imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Avatar, type AvatarProps } from '@doran/ui'

type PersonAvatarProps = { profile: ChatChannel['profile']; size?: AvatarProps['size'] }

/** One who left the product has no letter either. */
export function PersonAvatar({ profile, size = 40 }: PersonAvatarProps) {
  const config = useRuntimeConfig()
  const { name, profileImage, frame, isGone } = profile
  const src = profileImage !== null && !isGone ? imageUrl(config, profileImage) : null
  return <Avatar src={src} name={isGone ? '' : name} frame={isGone ? null : frame} size={size} />
}
