'use client'

import { useId } from 'react'
import { COOKIES } from '@doran/contract/names'
import { PaceChoice, StreamVoiceChoice, usePageSettings } from '@doran/site/core'
import { ChoiceRow } from '@doran/ui'
import { MotionSwitch, TextSizeSwitch, ThemeSwitch } from '@doran/ui/theme'

/** Display settings of this browser; they are not part of the account. */
export function DisplaySection() {
  const { theme, textSize, motion } = usePageSettings()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 px-1 text-sm font-semibold text-text-2">
        화면
      </h2>
      <div className="corner-card grid gap-x-10 gap-y-5 bg-surface-1 px-5 py-5 md:grid-cols-[repeat(2,minmax(0,max-content))]">
        <ChoiceRow label="화면 모드">
          <ThemeSwitch storageName={COOKIES.theme} initial={theme} />
        </ChoiceRow>
        <ChoiceRow label="글자 크기">
          <TextSizeSwitch storageName={COOKIES.textSize} initial={textSize} />
        </ChoiceRow>
        <PaceChoice />
        <StreamVoiceChoice />
        <div className="md:col-span-2">
          <MotionSwitch storageName={COOKIES.motion} initial={motion} />
        </div>
      </div>
      <p className="mt-2 px-1 text-sm text-text-3">이 기기에만 적용돼요.</p>
    </section>
  )
}
