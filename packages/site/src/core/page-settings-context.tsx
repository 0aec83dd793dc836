'use client'

import { createContext, useContext } from 'react'
import type { FlagName } from '@doran/feature-flags'
import type { Motion, TextSize, Theme } from '@doran/ui/theme'

/** The server's knowledge of the person: the display settings it put on `<html>`, and if they are signed in. */
export type PageSettings = {
  theme: Theme
  motion: Motion
  textSize: TextSize
  isLoggedIn: boolean
  /** The feature flags that are on: a choice of what is shown, never a permission. */
  flags: readonly FlagName[]
}

export const DEFAULT_SETTINGS: PageSettings = {
  theme: 'dark',
  motion: 'full',
  textSize: 'normal',
  isLoggedIn: false,
  flags: [],
}

export const PageSettingsContext = createContext(DEFAULT_SETTINGS)

export function usePageSettings(): PageSettings {
  return useContext(PageSettingsContext)
}
