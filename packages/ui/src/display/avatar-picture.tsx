'use client'
import { useState } from 'react'

export type AvatarPictureProps = { src: string; size: number }

/** Leaves the letter behind it to be seen where the picture does not come. */
export function AvatarPicture({ src, size }: AvatarPictureProps) {
  const [isLost, setIsLost] = useState(false)
  if (isLost) return null
  return (
    <img
      // It may have failed before there was anybody to hear of it; one that has yet to load is complete for browsers too.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0)
          picture.decode().catch(() => setIsLost(true))
      }}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setIsLost(true)}
      className="absolute inset-0 size-full rounded-[inherit] object-cover"
    />
  )
}
