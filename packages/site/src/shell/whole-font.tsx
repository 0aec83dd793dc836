'use client'

import { useEffect } from 'react'

/**
 * The letters outside of the core font: only typing or a model can bring them, and neither works without scripts.
 * So their ninety rules are loaded after the first paint.
 */
export function WholeFont() {
  useEffect(() => void import('@doran/ui/whole-font.css'), [])
  return null
}
