'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../controls/button.js'
import { sheetBox, sheetScrim, sheetWidths, transitionStyle } from './overlay-look.js'
import { useCloseRequest } from './use-close-request.js'

export type ConfirmPanelProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question. */
  title: string
  /** The consequence. */
  children?: ReactNode
  /** The act and the way out: “삭제”, “취소”. */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel?: () => void
  isDestructive?: boolean
  isBusy?: boolean
  /** Milliseconds of coming and of going, 200 by default. */
  transitionMs?: number | undefined
}

function KeepButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  // A child's effect runs before the dialog's own, which leaves a focus that is already inside.
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} kind="secondary" className="flex-1" onClick={onClick}>
      {children}
    </Button>
  )
}

/** Focus starts on cancelling, never on a destructive act; Esc cancels. */
export function ConfirmPanel({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDestructive = false,
  isBusy = false,
  transitionMs,
}: ConfirmPanelProps) {
  const pace = transitionStyle(transitionMs)
  const changeOpen = (isNowOpen: boolean) => {
    if (!isNowOpen) onCancel?.()
    onOpenChange(isNowOpen)
  }
  useCloseRequest(isOpen, changeOpen)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={changeOpen} className={sheetScrim} style={pace}>
      <Modal className={`${sheetBox} ${sheetWidths.form}`} style={pace}>
        <Dialog role="alertdialog" className="safe-bottom outline-none">
          <div className="px-6 pt-6 pb-5">
            <Heading slot="title" level={2} className="text-h3 font-extrabold">
              {title}
            </Heading>
            {children && <div className="mt-2 text-text-2">{children}</div>}
            <div className="mt-6 flex gap-3">
              <KeepButton onClick={() => changeOpen(false)}>{cancelLabel}</KeepButton>
              <Button
                kind={isDestructive ? 'danger' : 'primary'}
                className="flex-1"
                isBusy={isBusy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
