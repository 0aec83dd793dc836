'use client'

import type { Post } from '@doran/contract'
import { ReportSheet } from '@doran/site/safety'

type ReportPanelProps = { post: Pick<Post, 'id' | 'author'>; onClose: () => void }

export function ReportPanel({ post: { id, author }, onClose }: ReportPanelProps) {
  const isPerson = author !== null && !author.isGone && !author.isOfficial
  return (
    <ReportSheet
      target={{ targetType: 'post', targetId: id }}
      {...(isPerson && { profile: { id: author.id, name: author.name } })}
      onClose={onClose}
    />
  )
}
