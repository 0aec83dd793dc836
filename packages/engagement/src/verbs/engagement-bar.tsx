'use client'

import type { ReactNode } from 'react'
import type { Engagement, SaveTarget } from '@doran/contract'
import { useRuntimeConfig } from '@doran/site/core'
import { ShareButton } from '../share/share-button.js'
import type { ShareWay } from '../share/share-address.js'
import { LikeButton } from './like-button.js'
import { SaveButton } from './save-button.js'
import type { Target } from './use-engagement.js'

export type EngagementBarProps = {
  target: Target<SaveTarget>
  /** `path` is the full browser path of its page. */
  share: { title: string; path: string; text?: string | undefined }
  onShared?: ((way: ShareWay) => void) | undefined
  /** As the server knows it already; else it is asked for. */
  initial?: Engagement | undefined
  /** Stands at the end of the row. */
  children?: ReactNode
}

/** Like, save and share, in a row. */
export function EngagementBar({ target, share, onShared, initial, children }: EngagementBarProps) {
  const { publicOrigin } = useRuntimeConfig()
  const { title, path, text } = share
  return (
    <div
      role="group"
      aria-label={`${target.type === 'post' ? '공감' : '좋아요'}, 저장, 공유`}
      className="flex flex-wrap gap-2"
    >
      <LikeButton target={target} initial={initial} />
      <SaveButton target={target} initial={initial} />
      <ShareButton title={title} text={text} url={`${publicOrigin}${path}`} onShared={onShared} />
      {children}
    </div>
  )
}
