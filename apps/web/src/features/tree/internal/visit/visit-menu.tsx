import { useState } from 'react'
import { routes, useLazyComponent, ZoneLink } from '@doran/site/core'
import { IconButton } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'

type Opened = 'menu' | 'report' | null

const ITEM =
  'flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold text-text-2 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2 hover:text-text'

const loadReport = () => import('@doran/site/safety').then((module) => module.ReportSheet)

/** The menu of somebody else's tree. */
export function VisitMenu({ treeId }: { treeId: string }) {
  const [opened, setOpened] = useState<Opened>(null)
  const ReportSheet = useLazyComponent(opened === 'report', loadReport)
  return (
    <>
      <IconButton
        icon="more"
        label="나무 메뉴"
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      />
      <Sheet
        isOpen={opened === 'menu'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'menu' : null)}
        title="나무 메뉴"
      >
        <ul className="-mx-3 flex flex-col">
          <li>
            <ZoneLink href={routes.tree.path()} className={ITEM}>
              내 나무 보기
            </ZoneLink>
          </li>
          <li>
            <button type="button" onClick={() => setOpened('report')} className={ITEM}>
              이 나무 신고하기
            </button>
          </li>
        </ul>
      </Sheet>
      {opened === 'report' && ReportSheet && (
        <ReportSheet
          target={{ targetType: 'tree', targetId: treeId }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
