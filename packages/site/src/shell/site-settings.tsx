'use client'

import { COOKIES } from '@doran/contract/names'
import { MotionSwitch, TextSizeSwitch, ThemeSwitch } from '@doran/ui/theme'
import { UsageSwitch } from '../usage/usage-switch.js'
import { usePageSettings } from '../core/page-settings-context.js'

/** Theme, text size and motion, kept for the next page the server renders. */
export function SiteSettings() {
  const { theme, textSize, motion } = usePageSettings()
  return (
    <>
      <ThemeSwitch storageName={COOKIES.theme} initial={theme} />
      <TextSizeSwitch storageName={COOKIES.textSize} initial={textSize} />
      <MotionSwitch storageName={COOKIES.motion} initial={motion} />
      <UsageSwitch />
    </>
  )
}
