'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Wordmark } from '../brand/wordmark.js'
import { IconButton } from '../controls/icon-button.js'
import { closeByScrim } from './close-by-scrim.js'
import { overlayScrim } from './overlay-look.js'
import { useCloseRequest } from './use-close-request.js'

export type MenuPanelProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  label?: string
  children: ReactNode
  extra?: ReactNode
}

// The links are drawn by the app, so following one is heard from outside them.
function MenuNav({ onFollow, children }: { onFollow: () => void; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = nav.current
    const hear = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) onFollow()
    }
    element?.addEventListener('click', hear)
    return () => element?.removeEventListener('click', hear)
  }, [onFollow])
  return (
    <nav ref={nav} aria-label="주요 메뉴" className="mt-4">
      {children}
    </nav>
  )
}

export function MenuPanel({
  isOpen,
  onOpenChange,
  label = '메뉴',
  children,
  extra,
}: MenuPanelProps) {
  useCloseRequest(isOpen, onOpenChange)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClick={closeByScrim(onOpenChange)}
      className={`${overlayScrim} duration-(--motion-sheet)`}
    >
      <Modal className="h-dvh w-[min(88vw,360px)] bg-surface-1 shadow-float transition-transform duration-(--motion-sheet) ease-sallang data-entering:-translate-x-full data-exiting:-translate-x-full">
        <Dialog
          aria-label={label}
          className="flex h-full flex-col overflow-y-auto overscroll-contain px-3 pb-6 outline-none"
        >
          <div className="flex min-h-14 shrink-0 items-center justify-between pl-3">
            <Wordmark height={30} />
            <IconButton icon="close" label="메뉴 닫기" onClick={() => onOpenChange(false)} />
          </div>
          <MenuNav onFollow={() => onOpenChange(false)}>{children}</MenuNav>
          {extra && <div className="mt-auto px-3 pt-8">{extra}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
