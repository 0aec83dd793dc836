'use client'

import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import { IconButton } from '@doran/ui'
import { preloadSheet, Sheet } from '@doran/ui/overlay'
import { useNotInterested } from './use-not-interested'

type ThemeMenuProps = { themeId: string; title: string; isDismissed: boolean }

const loadReportSheet = () => import('@doran/site/safety').then((module) => module.ReportSheet)

/** What is rarely done with a theme. */
export function ThemeMenu({ themeId, title, isDismissed: wasDismissed }: ThemeMenuProps) {
  const [opened, setOpened] = useState<'menu' | 'report' | null>(null)
  const ReportSheet = useLazyComponent(opened === 'report', loadReportSheet)
  const { isDismissed, dismiss, takeBack } = useNotInterested(themeId, wasDismissed)
  const close = () => setOpened(null)
  const press = () => {
    close()
    if (isDismissed) takeBack()
    else dismiss()
  }
  return (
    <>
      <IconButton
        icon="more"
        label="더 보기"
        kind="strong"
        className="border border-line-strong"
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => setOpened('menu')}
      />
      <Sheet
        isOpen={opened === 'menu'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'menu' : null)}
        title={title}
      >
        <ul className="-mx-3 flex flex-col">
          <MenuItem
            label={isDismissed ? '다시 추천받기' : '관심 없어요'}
            hint={
              isDismissed
                ? '목록과 추천에 다시 보여요.'
                : '목록과 추천에 보이지 않아요. 읽던 이야기는 그대로 있어요.'
            }
            onClick={press}
          />
          <MenuItem label="이야기 신고하기" onClick={() => setOpened('report')} />
        </ul>
      </Sheet>
      {opened === 'report' && ReportSheet && (
        <ReportSheet target={{ targetType: 'theme', targetId: themeId }} onClose={close} />
      )}
    </>
  )
}

type MenuItemProps = { label: string; hint?: string; onClick: () => void }

function MenuItem({ label, hint, onClick }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-12 w-full flex-col justify-center rounded-input px-3 py-2 text-left transition-colors duration-(--motion-state) hover:bg-surface-2"
      >
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-sm text-text-2">{hint}</span>}
      </button>
    </li>
  )
}
