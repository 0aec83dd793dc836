'use client'

import { useState } from 'react'
import type { Review } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'

const loadReportSheet = () => import('@doran/site/safety').then((module) => module.ReportSheet)

export function ReportReview({ review: { id, author } }: { review: Review }) {
  const [isOpen, setIsOpen] = useState(false)
  const ReportSheet = useLazyComponent(isOpen, loadReportSheet)
  const isPerson = !author.isGone && !author.isOfficial
  return (
    <>
      <Button
        kind="quiet"
        className="px-3 text-sm"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        신고
      </Button>
      {isOpen && ReportSheet && (
        <ReportSheet
          target={{ targetType: 'review', targetId: id }}
          {...(isPerson && { profile: { id: author.id, name: author.name } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
