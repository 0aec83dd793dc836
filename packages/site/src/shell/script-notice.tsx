'use client'

import { useIsImmersive } from '../core/use-is-immersive.js'

/** A player without scripts can be read, not played. */
export function ScriptNotice() {
  if (!useIsImmersive()) return null
  return (
    <noscript>
      <p className="bg-surface-2 px-5 py-3 text-center font-semibold text-text">
        도란은 자바스크립트를 켜야 쓸 수 있어요.
      </p>
    </noscript>
  )
}
