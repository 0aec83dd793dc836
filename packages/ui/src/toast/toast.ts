export type ToastKind = 'info' | 'success' | 'error'

export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

export type ToastAction = {
  /** A verb: “되돌리기”, “다시 시도”. */
  label: string
  /** Runs after the toast has been hidden. */
  onClick: () => void
}

export type ToastOptions = {
  /** One sentence. */
  message: string
  /** `info` by default. */
  kind?: ToastKind
  action?: ToastAction | undefined
  /** Milliseconds in sight: 4000 by default, 12,000 for errors. `null` stays until it is closed. */
  autoCloseMs?: number | null
  /** `bottom-right` by default. */
  position?: ToastPosition
  /** Milliseconds of coming and of going, 250 by default. */
  transitionMs?: number
}

export type Toast = ToastOptions & { id: string }

const AUTO_CLOSE_MS = 4000
/** Errors close by themselves too, so that the queue behind them never stalls. */
const ERROR_AUTO_CLOSE_MS = 12_000
const TRANSITION_MS = 250

export function autoCloseMsOf({ kind, autoCloseMs }: Toast): number | null {
  if (autoCloseMs !== undefined) return autoCloseMs
  return kind === 'error' ? ERROR_AUTO_CLOSE_MS : AUTO_CLOSE_MS
}

export function transitionMsOf({ transitionMs = TRANSITION_MS }: Toast): number {
  return transitionMs
}

export function positionOf({ position = 'bottom-right' }: Toast): ToastPosition {
  return position
}
