'use client'

import { isImmersive } from '../core/routes.js'
import { useFullPath } from '../core/use-full-path.js'

/** A player without scripts can be read, not played. */
export function ScriptNotice() {
  if (!isImmersive(useFullPath())) return null
  return (
    <noscript>
      <p className="bg-surface-2 px-5 py-3 text-center font-semibold text-text">
        이야기를 하려면 자바스크립트를 켜 주세요.
      </p>
    </noscript>
  )
}
