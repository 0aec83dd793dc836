type Keys = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Shift + (Ctrl, or Cmd on a Mac) + the key where F is. Under Hangul input `key` is ㄹ, and a syllable may be under
 * way; neither matters.
 */
export function isPanelKeys({ code, shiftKey, ctrlKey, metaKey, altKey }: Keys): boolean {
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return code === 'KeyF' && shiftKey && wanted && !other && !altKey
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
