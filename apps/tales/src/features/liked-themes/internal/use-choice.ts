'use client'

import { useState } from 'react'

/** Which of a list are chosen; `null` while nothing is chosen from it. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  return {
    chosen,
    start: () => setChosen(new Set()),
    end: () => setChosen(null),
    choose: (id: string, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before)
        if (isChosen) after.add(id)
        else after.delete(id)
        return after
      }),
  }
}
