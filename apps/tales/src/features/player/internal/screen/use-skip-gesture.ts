import { useEffect } from 'react'

const OWN_USE =
  'a, button, input, textarea, select, label, summary, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** A tap on the story, Space or Enter ask for the rest of the turn, unless they mean something else. */
export function useSkipGesture(canSkip: boolean, skipPacing: () => void) {
  useEffect(() => {
    if (!canSkip) return
    const byTap = ({ target, detail }: MouseEvent) => {
      const isOnStory = target instanceof Element && target.closest('main') && !hasOwnUse(target)
      const isSelecting = getSelection()?.isCollapsed === false
      // The second half of a double click on a choice was not meant for the turn.
      if (isOnStory && !isSelecting && detail < 2) skipPacing()
    }
    const byKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      if (!isPlain || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
      if (hasOwnUse(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      skipPacing()
    }
    addEventListener('click', byTap)
    addEventListener('keydown', byKey)
    return () => {
      removeEventListener('click', byTap)
      removeEventListener('keydown', byKey)
    }
  }, [canSkip, skipPacing])
}

function hasOwnUse(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_USE) !== null
}
