import { useEffect, useEffectEvent, type RefObject } from 'react'

const SWIPE_PX = 48
/** Where the arrows move something of their own. */
const OWN_ARROWS = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'

/** Turns pages by the arrow keys, and by a finger that swipes over the stage. */
export function usePageGestures(
  stage: RefObject<HTMLElement | null>,
  turn: (by: -1 | 1) => void,
): void {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey) return
      if (target instanceof Element && target.closest(OWN_ARROWS)) return
      if (key === 'ArrowLeft') onTurn(-1)
      if (key === 'ArrowRight') onTurn(1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let from: { x: number; y: number } | null = null
    const onDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    }
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return
      const [across, down] = [clientX - from.x, clientY - from.y]
      from = null
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return
      onTurn(across < 0 ? 1 : -1)
    }
    const onCancel = () => {
      from = null
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onCancel)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onCancel)
    }
  }, [stage])
}
