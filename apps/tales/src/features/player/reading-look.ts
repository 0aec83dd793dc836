import { PRODUCT } from '@doran/contract/names'

export const READING_COOKIE = `${PRODUCT}_reading`

export const READING_THEMES = ['night', 'hanji', 'ink'] as const
export type ReadingTheme = (typeof READING_THEMES)[number]

/** `theme` null follows the site's own. `size` in px at the browser's own text size. */
export type ReadingLook = { theme: ReadingTheme | null; size: number }

export const STORY_SIZE = { min: 15, max: 24, normal: 17 } as const

/** Reads `ink-19`; anything else is the default. */
export function readLook(stored: string | undefined): ReadingLook {
  const [name = '', digits = ''] = (stored ?? '').split('-')
  const size = /^\d{2}$/.test(digits) ? Number(digits) : STORY_SIZE.normal
  return {
    theme: READING_THEMES.find((theme) => theme === name) ?? null,
    size: Math.min(STORY_SIZE.max, Math.max(STORY_SIZE.min, size)),
  }
}

export function writeLook({ theme, size }: ReadingLook): string {
  return `${theme ?? 'site'}-${size}`
}
