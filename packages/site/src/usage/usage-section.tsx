'use client'

import { SettingList, SettingRow } from '@doran/ui'
import { UsageSwitch, USAGE_LABEL } from './usage-switch.js'

/** The switch on one's own page, with what it means. */
export function UsageSection() {
  return (
    <SettingList label="사용 기록">
      <SettingRow
        label={USAGE_LABEL}
        description="본 화면과 누른 버튼, 브라우저 종류와 네트워크 주소를 모아 서비스를 개선하는 데 써요. 쓴 글은 모으지 않아요. 로그인하면 계정과 함께 보관돼요. 이 기기에만 적용돼요."
        control={<UsageSwitch isLabelHidden />}
      />
    </SettingList>
  )
}
