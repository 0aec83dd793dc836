'use client'

import { useState, type KeyboardEvent } from 'react'
import type { SuggestionRow } from '../search-types'
import { rowId } from './suggestion-list'

type ListKeys = {
  listId: string
  rows: readonly SuggestionRow[]
  isShown: boolean
  /** The active row is one of these words' rows. */
  words: string
  onOpen: () => void
  onClose: () => void
  onClear: () => void
}

const NONE = -1

/** The keys of a field with a list below: arrows choose, Enter follows, Esc closes and then clears. */
export function useListKeys({ listId, rows, isShown, words, onOpen, onClose, onClear }: ListKeys) {
  // By its address: rows that come later may stand in its place.
  const [chosen, setChosen] = useState<{ words: string; href: string | undefined }>()
  const isChosen = ({ href }: SuggestionRow) => chosen?.words === words && chosen.href === href
  const active = isShown ? rows.findIndex(isChosen) : NONE

  const step = (by: 1 | -1) => {
    if (!isShown) return onOpen()
    // Between the last row and the first lies the field itself.
    const places = rows.length + 1
    const at = ((active + 1 + by + places) % places) - 1
    setChosen({ words, href: rows[at]?.href })
  }
  const escape = () => {
    if (isShown) onClose()
    else if (words !== '') onClear()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, keyCode, nativeEvent } = event
    // These keys then belong to the syllable that is being composed (229 is what older browsers say instead).
    if (nativeEvent.isComposing || keyCode === 229) {
      if (key === 'Enter') event.preventDefault()
      return
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      step(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Escape') {
      event.preventDefault()
      escape()
    } else if (key === 'Enter' && active !== NONE) {
      event.preventDefault()
      document.getElementById(rowId(listId, active))?.click()
    }
  }
  return { active, onKeyDown }
}
