import type { ReactNode } from 'react'

/** Drawn as it was given when the modal opened; what changes inside keeps its own state. */
export type ModalSlot = ReactNode | ((close: () => void) => ReactNode)

export type ModalOptions = {
  title: string
  /** Buttons that stay in reach while the content scrolls. */
  actions?: ModalSlot
  /** Milliseconds of coming and of going, 200 by default. */
  transitionMs?: number
  /** Runs once, however the modal was closed. */
  onClose?: () => void
}

export type ConfirmOptions = {
  /** The question. */
  title: string
  /** The consequence. */
  body?: ReactNode
  /** The act and the way out: “삭제”, “취소”. */
  confirmLabel: string
  cancelLabel: string
  isDestructive?: boolean
  /** Milliseconds of coming and of going, 200 by default. */
  transitionMs?: number
  /** While a promise runs the question stays and its button is busy; what it throws is told, to be tried again. */
  onConfirm?: () => void | Promise<void>
  /** Also for Esc, `closeAll` and whatever else closes it unanswered. */
  onCancel?: () => void
  /** The sentence about what `onConfirm` threw. */
  describeError?: (cause: unknown) => string
}

type Standing = { id: string; isOpen: boolean; onClose: () => void }

export type SheetEntry = Standing & { kind: 'sheet'; content: ModalSlot; options: ModalOptions }

export type ConfirmEntry = Standing & {
  kind: 'confirm'
  options: ConfirmOptions
  isBusy: boolean
  error: string | null
  onConfirm: () => void
}

export type ModalEntry = SheetEntry | ConfirmEntry
