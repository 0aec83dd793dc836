'use client'

import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'

const loadReportSheet = () => import('@doran/site/safety').then((module) => module.ReportSheet)

export function ReportTheme({ themeId }: { themeId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const ReportSheet = useLazyComponent(isOpen, loadReportSheet)
  return (
    <div className="mt-16 text-center">
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        이야기 신고하기
      </Button>
      {isOpen && ReportSheet && (
        <ReportSheet
          target={{ targetType: 'theme', targetId: themeId }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
