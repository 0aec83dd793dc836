'use client'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../controls/icon-button.js'
import { closeByScrim } from './close-by-scrim.js'
import { sheetBox, sheetScrim, sheetWidths, transitionStyle } from './overlay-look.js'
import { useCloseRequest } from './use-close-request.js'

export type SheetPanelProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** Buttons that stay in reach while the body scrolls. */
  actions?: ReactNode
  /** One of the actions closes it, so it has no cross. */
  isClosedByActions?: boolean
  /** `wide` where things stand side by side; a phone has one width. */
  width?: keyof typeof sheetWidths
  /** Milliseconds of coming and of going, 200 by default. */
  transitionMs?: number | undefined
}

export function SheetPanel({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  isClosedByActions = false,
  width = 'form',
  transitionMs,
}: SheetPanelProps) {
  const pace = transitionStyle(transitionMs)
  useCloseRequest(isOpen, onOpenChange)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClick={closeByScrim(onOpenChange)}
      className={sheetScrim}
      style={pace}
    >
      <Modal className={`${sheetBox} ${sheetWidths[width]}`} style={pace}>
        <Dialog className="flex min-h-0 flex-col outline-none">
          <div className="flex min-h-14 shrink-0 items-center justify-between gap-3 pt-3 pr-3 pl-5">
            <Heading slot="title" level={2} className="text-h3 font-extrabold">
              {title}
            </Heading>
            {!isClosedByActions && (
              <IconButton icon="close" label="닫기" onClick={() => onOpenChange(false)} />
            )}
          </div>
          <div className="min-h-0 scroll-py-18 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">
            {children}
          </div>
          {actions && (
            <div className="safe-bottom shrink-0 border-t border-line">
              <div className="flex flex-wrap justify-end gap-3 px-5 py-4">{actions}</div>
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
