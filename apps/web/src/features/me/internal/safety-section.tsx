'use client'

import { renderZoneLink, routes } from '@doran/site/core'
import { SettingList, SettingRow } from '@doran/ui'

export function SafetySection() {
  return (
    <SettingList label="이야기 안전">
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
  )
}
