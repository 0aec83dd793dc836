'use client'

import { useState } from 'react'
import { IconButton } from '@doran/ui'
import { ConfirmDialog, Sheet } from '@doran/ui/overlay'

export type PlayMenuProps = {
  /** Above what every play offers. */
  items?: readonly { label: string; onClick: () => void }[]
  /** What the keyboard does, for devices that have one. */
  keys: readonly { key: string; does: string }[]
  /** Null while there is nothing to lose yet. */
  onAnew: (() => void) | null
  /** What becomes of what was played; else it is lost. */
  anewNote?: string
}

type Opened = 'menu' | 'anew' | null

/** The player's one menu; its sheets are loaded when they are opened. */
export function PlayMenu({
  items = [],
  keys,
  onAnew,
  anewNote = '지금까지 고른 것은 이어지지 않아요.',
}: PlayMenuProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const change = (name: Opened) => (isOpen: boolean) => setOpened(isOpen ? name : null)
  const close = (act: () => void) => () => {
    setOpened(null)
    act()
  }
  return (
    <>
      <IconButton
        icon="more"
        label="놀이 메뉴"
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      />
      <Sheet isOpen={opened === 'menu'} onOpenChange={change('menu')} title="놀이 메뉴">
        <ul className="-mx-3 flex flex-col">
          {items.map(({ label, onClick }) => (
            <MenuItem key={label} label={label} onClick={close(onClick)} />
          ))}
          {onAnew && <MenuItem label="처음부터 다시" onClick={() => setOpened('anew')} />}
        </ul>
        <dl className="mt-4 hidden grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-sm text-text-2 [@media(hover:hover)]:grid">
          {keys.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt className="font-semibold text-text">{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <ConfirmDialog
        isOpen={opened === 'anew'}
        onOpenChange={change('anew')}
        title="처음부터 다시 할까요?"
        confirmLabel="처음부터 다시"
        cancelLabel="취소"
        onConfirm={close(() => onAnew?.())}
      >
        {anewNote}
      </ConfirmDialog>
    </>
  )
}

function MenuItem({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold text-text-2 transition-colors duration-(--motion-state) hover:bg-surface-2 hover:text-text"
      >
        {label}
      </button>
    </li>
  )
}
