import { themeColors } from '@doran/ui/theme'
import type { Viewport } from 'next'
import { cookies } from 'next/headers'
import { readSettings } from './read-settings.js'

/** For a root layout's `generateViewport`: the browser's own bar takes the page's colour. */
export async function siteViewport(): Promise<Viewport> {
  const { theme } = readSettings(await cookies())
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: themeColors(theme),
  }
}
