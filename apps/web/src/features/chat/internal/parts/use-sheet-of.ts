import { useState } from 'react'

export type SheetOf<T> = {
  isOpen: boolean
  /** What it was opened for last, so that it stands there while the sheet closes. */
  thing: T | null
  open: (thing: T) => void
  close: () => void
}

/** A sheet about one thing of many. */
export function useSheetOf<T>(): SheetOf<T> {
  const [state, setState] = useState<{ isOpen: boolean; thing: T | null }>({
    isOpen: false,
    thing: null,
  })
  return {
    ...state,
    open: (thing) => setState({ isOpen: true, thing }),
    close: () => setState(({ thing }) => ({ isOpen: false, thing })),
  }
}
