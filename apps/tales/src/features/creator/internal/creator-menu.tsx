import { useState } from 'react'
import { BlockConfirm, ReportSheet } from '@doran/site/safety'
import { IconButton } from '@doran/ui'
import { Sheet, preloadSheet } from '@doran/ui/overlay'
import type { SeenProfile } from './seen-profile'
import { useShareProfile } from './use-share-profile'

type CreatorMenuProps = { profile: SeenProfile; isBlocked: boolean; canBlock: boolean }

export function CreatorMenu({ profile, isBlocked, canBlock }: CreatorMenuProps) {
  const { id, name } = profile
  const [opened, setOpened] = useState<'menu' | 'report' | 'block' | null>(null)
  const share = useShareProfile(profile)
  const close = () => setOpened(null)
  const shareFromMenu = () => {
    close()
    share()
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
        title={`${name} 님`}
      >
        <ul className="-mx-3 flex flex-col">
          <MenuItem label="공유하기" onClick={shareFromMenu} />
          <MenuItem label="신고하기" onClick={() => setOpened('report')} />
          {canBlock && !isBlocked && (
            <MenuItem label="차단하기" isDanger onClick={() => setOpened('block')} />
          )}
        </ul>
      </Sheet>
      {opened === 'report' && (
        <ReportSheet
          target={{ targetType: 'profile', targetId: id }}
          {...(canBlock && !isBlocked && { profile: { id, name } })}
          onClose={close}
        />
      )}
      {opened === 'block' && <BlockConfirm profile={{ id, name }} onClose={close} />}
    </>
  )
}

type MenuItemProps = { label: string; isDanger?: boolean; onClick: () => void }

function MenuItem({ label, isDanger = false, onClick }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className={`flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold transition-colors duration-(--motion-state) hover:bg-surface-2 ${isDanger ? 'text-danger' : 'text-text'}`}
      >
        {label}
      </button>
    </li>
  )
}
