'use client'

import { useState } from 'react'
import { renderZoneLink, routes } from '@doran/site/core'
import { SettingList, SettingRow } from '@doran/ui'
import { BlockedSheet } from './blocked-sheet'

export type SafetySectionProps = {
  /** Left out where the list of blocked people is not answered. */
  blocks?: 'edit' | 'read' | undefined
}

export function SafetySection({ blocks }: SafetySectionProps) {
  const [isListOpen, setIsListOpen] = useState(false)
  return (
    <>
      <SettingList label="안전">
        {blocks && <SettingRow label="차단한 사람" onClick={() => setIsListOpen(true)} />}
        <SettingRow
          label="AI와 안전"
          description="등급, AI가 쓴 글의 표시, 개인 정보를 다루는 방법"
          href={`${routes.about.path()}#safety`}
          renderLink={renderZoneLink}
        />
        <SettingRow
          label="자살예방 상담전화"
          value="109"
          description="24시간 열려 있어요."
          href="tel:109"
        />
        <SettingRow
          label="청소년상담"
          value="1388"
          description="24시간 열려 있어요."
          href="tel:1388"
        />
      </SettingList>
      {blocks && (
        <BlockedSheet
          isOpen={isListOpen}
          onOpenChange={setIsListOpen}
          canUnblock={blocks === 'edit'}
        />
      )}
    </>
  )
}
