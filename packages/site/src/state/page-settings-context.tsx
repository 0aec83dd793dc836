'use client'

import { createContext, useContext } from 'react'
import type { Motion, TextSize, Theme } from '@doran/ui/theme'

/** The person's display settings as the server put them on `<html>`. */
export type PageSettings = { theme: Theme; motion: Motion; textSize: TextSize }

export const DEFAULT_SETTINGS: PageSettings = { theme: 'dark', motion: 'full', textSize: 'normal' }

export const PageSettingsContext = createContext(DEFAULT_SETTINGS)

export function usePageSettings(): PageSettings {
  return useContext(PageSettingsContext)
}
