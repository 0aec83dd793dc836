'use client'

import { useState } from 'react'
import type { Arcade, PlayMode } from '@doran/contract'
import { ARCADE } from '@doran/contract/arcade/limits'
import { LinkButton, RadioGroup } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { popPath } from '../../pop-path'

/** How the field is played, and the way there. */
export function PlayChoice({ daily }: Pick<Arcade, 'daily'>) {
  const [mode, setMode] = useState<PlayMode>('normal')
  const { triesLeft, best } = daily
  const tries =
    triesLeft === 0
      ? '오늘은 다 심었어요. 내일 새 씨앗이 나와요.'
      : `모두가 같은 밭이에요. 하루 ${ARCADE.dailyTries}번, ${triesLeft}번 남았어요.`
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup<PlayMode>
        label="어떻게 할까요?"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'normal', label: '60초', description: '시간이 다할 때까지 톡!' },
          {
            value: 'daily',
            label: '오늘의 씨앗',
            description:
              best === null ? tries : `${tries} 오늘 최고 ${best.toLocaleString('ko-KR')}점.`,
            isDisabled: triesLeft === 0,
          },
          {
            value: 'relaxed',
            label: '느긋하게',
            description: '시간 없이 차례대로. 스크린 리더로도 할 수 있어요.',
          },
        ]}
      />
      <LinkButton size="large" isWide href={popPath(mode)} renderLink={renderLink}>
        한 판 하기
      </LinkButton>
    </div>
  )
}
