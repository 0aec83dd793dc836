'use client'

import { useState } from 'react'
import { TextField } from '@doran/ui'
import { Panel } from '../parts/read-state'
import { targetOfAddress } from '../parts/target-of-address'
import { PinControl } from './pin-control'
import { PinnedPosts } from './pinned-posts'

/** The pinned posts, and a way to pin another by its address. */
export function PinForm() {
  const [address, setAddress] = useState('')
  const target = targetOfAddress(address)
  const postId = target?.targetType === 'post' ? target.targetId : null
  const isWrong = address.trim() !== '' && postId === null
  return (
    <Panel title="글 고정">
      <div className="corner-card bg-surface-1 px-5 py-5">
        <PinnedPosts />
        <TextField
          label="글의 주소"
          hint="커뮤니티 맨 위에 두 개까지 고정돼요. 하나 더 고정하면 가장 오래된 것이 내려와요."
          inputMode="url"
          value={address}
          error={isWrong ? '커뮤니티 글의 주소를 입력해 주세요.' : undefined}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        {postId && <PinControl postId={postId} />}
      </div>
    </Panel>
  )
}
