import type { Toast, ToastOptions } from './toast.js'

/** In the order of showing: the first five are in sight, the rest wait. */
export type ToastQueue = readonly Toast[]

export type ToastQueueAction =
  | { type: 'show'; toast: Toast }
  | { type: 'hide'; id: string }
  | { type: 'update'; id: string; change: Partial<ToastOptions> }
  | { type: 'clean' }

export const MAX_VISIBLE = 5

export function visibleToasts(queue: ToastQueue): ToastQueue {
  return queue.slice(0, MAX_VISIBLE)
}

/** An id is in the queue at most once: showing it again replaces the toast where it stands. */
export function reduceToasts(queue: ToastQueue, action: ToastQueueAction): ToastQueue {
  const has = (id: string) => queue.some((toast) => toast.id === id)
  switch (action.type) {
    case 'show': {
      const { toast } = action
      if (!has(toast.id)) return [...queue, toast]
      return queue.map((shown) => (shown.id === toast.id ? toast : shown))
    }
    case 'hide':
      return has(action.id) ? queue.filter(({ id }) => id !== action.id) : queue
    case 'update': {
      if (!has(action.id)) return queue
      return queue.map((toast) => (toast.id === action.id ? { ...toast, ...action.change } : toast))
    }
    case 'clean':
      return queue.length > 0 ? [] : queue
  }
}
