import { createStore } from '../internal/create-store.js'
import type { ToastOptions } from './toast.js'
import { reduceToasts, type ToastQueue, type ToastQueueAction } from './toast-queue.js'

export type Toaster = {
  /**
   * Shows a toast, or queues it while five are in sight; returns its id. With the id of a toast that is still there,
   * that one is replaced and its time starts anew.
   */
  show: (toast: ToastOptions & { id?: string }) => string
  hide: (id: string) => void
  /** Changes what is named and starts the time anew; a toast that is gone stays gone. */
  update: (id: string, change: Partial<ToastOptions>) => void
  /** Hides all, queued ones too. */
  clean: () => void
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => ToastQueue
}

/** The notifications of one page, callable from anywhere in the browser; `ToastRegion` draws them. */
export function createToaster(): Toaster {
  const { get, set, subscribe } = createStore<ToastQueue>([])
  const dispatch = (action: ToastQueueAction) => set(reduceToasts(get(), action))
  let shownCount = 0
  return {
    show: (options) => {
      shownCount += 1
      const toast = { id: `doran-toast-${shownCount}`, ...options }
      dispatch({ type: 'show', toast })
      return toast.id
    },
    hide: (id) => dispatch({ type: 'hide', id }),
    update: (id, change) => dispatch({ type: 'update', id, change }),
    clean: () => dispatch({ type: 'clean' }),
    subscribe,
    getSnapshot: get,
  }
}
