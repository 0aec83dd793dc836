'use client'

import { useState } from 'react'
import type { SharedStory } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'

const loadReportSheet = () => import('@doran/site/safety').then((module) => module.ReportSheet)

/** Nobody reports what they shared themselves. */
export function ReportShare({ shared }: { shared: SharedStory }) {
  const [isOpen, setIsOpen] = useState(false)
  const ReportSheet = useLazyComponent(isOpen, loadReportSheet)
  const { id, author, isMine } = shared
  if (isMine) return null
  return (
    <div className="mt-12 text-center">
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        공유한 글 신고하기
      </Button>
      {isOpen && ReportSheet && (
        <ReportSheet
          target={{ targetType: 'story_share', targetId: id }}
          {...(author && { profile: { id: author.profileId, name: author.name } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
