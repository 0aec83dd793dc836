import { useEffect, useRef } from 'react'

/** Keeps the focus in a list whose rows, which bear their ids in `data-entry`, go or close what was focused. */
export function useRowFocus(items: readonly { id: string }[] | undefined) {
  const box = useRef<HTMLDivElement>(null)
  /** Of the row that was focused last. */
  const last = useRef<string | null>(null)
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const focus = (row: HTMLElement | undefined) => {
    last.current = row?.dataset['entry'] ?? null
    ;(row?.querySelector('button') ?? box.current)?.focus()
  }
  useEffect(() => {
    if (last.current === null || items?.some(({ id }) => id === last.current)) return
    last.current = null
    // An item that became one of another kind has taken its button along.
    if (document.activeElement === document.body) box.current?.focus()
  }, [items])
  return {
    /** Of the element around the list, which can take the focus itself. */
    box,
    goTo: (id: string) => focus(rows().find(({ dataset }) => dataset['entry'] === id)),
    /** To what follows a row that goes, once the question about it is gone, which would take the focus back. */
    leave: (id: string) => {
      const at = rows().findIndex(({ dataset }) => dataset['entry'] === id)
      const go = () => {
        if (!box.current?.isConnected) return
        if (document.querySelector('[role=alertdialog]')) return void requestAnimationFrame(go)
        const left = rows().filter(({ dataset }) => dataset['entry'] !== id)
        focus(left[Math.min(at, left.length - 1)])
      }
      requestAnimationFrame(go)
    },
  }
}
