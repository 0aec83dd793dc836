'use client'

import { useState } from 'react'
import { Button, SettingList, SettingRow } from '@doran/ui'
import { Specimen } from './specimen'

export function SettingsSection() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Specimen name="SettingList · SettingRow">
        <SettingList label="계정" level={3}>
          <SettingRow label="이메일" value="moonlit-keeper@example.com" href="#settings" />
          <SettingRow label="비밀번호" value="바꾸기" href="#settings" />
          <SettingRow
            label="일회용 로그인 번호"
            description="다른 사람의 기기에서 로그인할 때 써요."
            href="#settings"
          />
          <SettingRow label="누른 횟수" value={`${count}번`} onClick={() => setCount(count + 1)} />
        </SettingList>
      </Specimen>
      <Specimen name="SettingRow · control, isDanger">
        <SettingList label="로그인한 기기" level={3}>
          <SettingRow
            label="이 기기"
            description="Chrome · Windows · 방금"
            control={<span className="text-sm text-success">지금 쓰는 중</span>}
          />
          <SettingRow
            label="휴대폰"
            description="Safari · iPhone · 3시간 전"
            control={<Button kind="secondary">로그아웃시키기</Button>}
          />
          <SettingRow label="로그인 알림" value="켜짐" />
          <SettingRow label="탈퇴" isDanger href="#settings" />
        </SettingList>
      </Specimen>
    </>
  )
}
