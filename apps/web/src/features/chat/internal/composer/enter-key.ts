import type { KeyboardEvent } from 'react'

/**
 * Whether a key press sends what is written. While a syllable is being composed, Enter only ends it (229 is what older
 * browsers say instead); on a screen keyboard it makes a line.
 */
export function isSendKey(
  { key, shiftKey, keyCode, nativeEvent }: KeyboardEvent,
  isTouch: boolean,
): boolean {
  if (key !== 'Enter' || shiftKey || isTouch) return false
  return !nativeEvent.isComposing && keyCode !== 229
}

export function isTouchKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
