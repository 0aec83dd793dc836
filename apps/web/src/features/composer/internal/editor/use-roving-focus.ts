'use client'

import { useState, type FocusEvent, type KeyboardEvent } from 'react'

type Roving = {
  /** Of the item by its place: one alone is reached by Tab. */
  tabIndexOf: (at: number) => 0 | -1
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Arrows, Home and End move within a toolbar; Tab leaves it and comes back to where it was. */
export function useRovingFocus(): Roving {
  const [current, setCurrent] = useState(0)
  return {
    tabIndexOf: (at) => (at === current ? 0 : -1),
    onFocus: ({ currentTarget, target }) => {
      const at = buttonsOf(currentTarget).findIndex((button) => button === target)
      if (at !== -1) setCurrent(at)
    },
    onKeyDown: (event) => {
      const buttons = buttonsOf(event.currentTarget)
      const at = nextPlace(event.key, current, buttons.length)
      if (at === null) return
      event.preventDefault()
      buttons[at]?.focus()
    },
  }
}

function buttonsOf(toolbar: HTMLElement): HTMLButtonElement[] {
  return [...toolbar.querySelectorAll('button')]
}

function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
