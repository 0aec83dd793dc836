'use client'

import { useRef } from 'react'

const FRAMES = 20

export type EntryFocus = ReturnType<typeof useEntryFocus>

/** Moves the focus among the entries of a list, which bear their ids in `data-entry`. */
export function useEntryFocus() {
  const box = useRef<HTMLDivElement>(null)
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const focus = (entry: HTMLElement | undefined) => {
    const inside = entry?.querySelector<HTMLElement>('h3 a, button')
    // An entry that leads nowhere may take the focus itself.
    const whole = entry?.hasAttribute('tabindex') ? entry : box.current
    ;(inside ?? whole)?.focus()
  }
  return {
    /** The ref of the element around the list and its replacement. */
    box,
    /** Moves the focus to the entry after one that goes, else to what is left. */
    leave(id: string) {
      const at = entries().findIndex(({ dataset }) => dataset['entry'] === id)
      requestAnimationFrame(() => {
        const left = entries().filter(({ dataset }) => dataset['entry'] !== id)
        focus(left[Math.max(0, Math.min(at, left.length - 1))])
      })
    },
    /** Moves the focus to an entry that is about to come. */
    goTo(id: string) {
      const look = (frames: number) => {
        const entry = entries().find(({ dataset }) => dataset['entry'] === id)
        if (entry) focus(entry)
        else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
      }
      requestAnimationFrame(() => look(FRAMES))
    },
  }
}
