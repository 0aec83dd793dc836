import { useEffect } from 'react'

const OWN_USE =
  'a, button, input, textarea, select, label, summary, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** A tap on the story, Space or Enter ask for the rest of the telling, unless they mean something else. */
export function useHurryByHand(isHurriable: boolean, hurry: () => void) {
  useEffect(() => {
    if (!isHurriable) return
    const byTap = ({ target, detail }: MouseEvent) => {
      const isOnStory = target instanceof Element && target.closest('main') && !hasOwnUse(target)
      const isSelecting = getSelection()?.isCollapsed === false
      // The second half of a double click on a choice was not meant for the telling.
      if (isOnStory && !isSelecting && detail < 2) hurry()
    }
    const byKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      if (!isPlain || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
      if (hasOwnUse(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      hurry()
    }
    addEventListener('click', byTap)
    addEventListener('keydown', byKey)
    return () => {
      removeEventListener('click', byTap)
      removeEventListener('keydown', byKey)
    }
  }, [isHurriable, hurry])
}

function hasOwnUse(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_USE) !== null
}
