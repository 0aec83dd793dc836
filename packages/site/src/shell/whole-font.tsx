'use client'

import { useEffect } from 'react'

/**
 * The letters nobody foresaw: only a reader's typing or a model can bring them, and neither works without scripts.
 * So their ninety rules come after the page instead of holding up its first paint.
 */
export function WholeFont() {
  useEffect(() => void import('@doran/ui/whole-font.css'), [])
  return null
}
