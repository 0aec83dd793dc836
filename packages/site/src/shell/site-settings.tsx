'use client'

import { COOKIES } from '@doran/contract/names'
import { ChoiceRow } from '@doran/ui'
import { MotionSwitch, TextSizeSwitch, ThemeSwitch } from '@doran/ui/theme'
import { UsageSwitch } from '../usage/usage-switch.js'
import { usePageSettings } from '../core/page-settings-context.js'

/** Theme, text size and motion, kept for the next page the server renders. */
export function SiteSettings() {
  const { theme, textSize, motion } = usePageSettings()
  return (
    <>
      <ChoiceRow label="화면 모드">
        <ThemeSwitch storageName={COOKIES.theme} initial={theme} />
      </ChoiceRow>
      <ChoiceRow label="글자 크기">
        <TextSizeSwitch storageName={COOKIES.textSize} initial={textSize} />
      </ChoiceRow>
      <MotionSwitch storageName={COOKIES.motion} initial={motion} />
      <UsageSwitch />
    </>
  )
}
