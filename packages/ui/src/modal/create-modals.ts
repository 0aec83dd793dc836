import { createStore } from '../internal/create-store.js'
import type {
  ConfirmEntry,
  ConfirmOptions,
  ModalEntry,
  ModalOptions,
  ModalSlot,
} from './modal-entry.js'

export type Modals = {
  /** Opens a sheet on top of what is open; returns its id. */
  open: (content: ModalSlot, options: ModalOptions) => string
  close: (id: string) => void
  /** The top one first. */
  closeAll: () => void
  /**
   * Asks on top of what is open and runs exactly one of the two callbacks, once; one that threw may be tried again.
   * True once confirmed and done. Rejects only if `onConfirm` throws after `closeAll`, when nothing is left to tell it.
   */
  confirm: (options: ConfirmOptions) => Promise<boolean>
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => readonly ModalEntry[]
}

const TRANSITION_MS = 200
// A busy machine draws the last frames late.
const GRACE_MS = 100
const NOT_DONE = '처리하지 못했어요. 다시 시도해 주세요.'

/** The modals of one page, callable from anywhere in the browser; `ModalStack` draws them. */
export function createModals(): Modals {
  const { get, set, subscribe } = createStore<readonly ModalEntry[]>([])
  let openedCount = 0

  const nextId = () => {
    openedCount += 1
    return `doran-modal-${openedCount}`
  }
  const isOpen = (id: string) => get().some((entry) => entry.id === id && entry.isOpen)
  const drop = (id: string) => set(get().filter((entry) => entry.id !== id))

  // A closed one stays until it has faded.
  const close = (id: string) => {
    const closing = get().find((entry) => entry.id === id && entry.isOpen)
    if (!closing) return
    set(get().map((entry) => (entry === closing ? { ...entry, isOpen: false } : entry)))
    setTimeout(() => drop(id), (closing.options.transitionMs ?? TRANSITION_MS) + GRACE_MS)
    closing.onClose()
  }

  const open = (content: ModalSlot, options: ModalOptions) => {
    const id = nextId()
    const onClose = () => options.onClose?.()
    set([...get(), { kind: 'sheet', id, isOpen: true, content, options, onClose }])
    return id
  }

  const showAnswering = (id: string, change: Pick<ConfirmEntry, 'isBusy' | 'error'>) =>
    set(
      get().map((entry) =>
        entry.id === id && entry.kind === 'confirm' ? { ...entry, ...change } : entry,
      ),
    )

  const confirm = (options: ConfirmOptions) =>
    new Promise<boolean>((resolve, reject) => {
      const id = nextId()
      let phase: 'asked' | 'confirming' | 'answered' = 'asked'

      const onClose = () => {
        if (phase !== 'asked') return
        phase = 'answered'
        resolve(false)
        options.onCancel?.()
      }
      const runConfirm = async () => {
        try {
          await options.onConfirm?.()
        } catch (cause) {
          if (!isOpen(id)) return reject(cause)
          phase = 'asked'
          showAnswering(id, { isBusy: false, error: options.describeError?.(cause) ?? NOT_DONE })
          return
        }
        phase = 'answered'
        resolve(true)
        close(id)
      }
      const onConfirm = () => {
        if (phase !== 'asked') return
        phase = 'confirming'
        showAnswering(id, { isBusy: true, error: null })
        void runConfirm()
      }
      const standing = { id, isOpen: true, isBusy: false, error: null }
      set([...get(), { kind: 'confirm', ...standing, options, onConfirm, onClose }])
    })

  return {
    open,
    close,
    closeAll: () => {
      for (const { id } of get().toReversed()) close(id)
    },
    confirm,
    subscribe,
    getSnapshot: get,
  }
}
