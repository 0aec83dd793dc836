import { useState } from 'react'
import type { Me } from '@doran/contract'
import { renderZoneLink, routes } from '@doran/site/core'
import { SettingList, SettingRow } from '@doran/ui'
import { countryName } from '../../../lib/countries'
import { AccountSheet } from './account-sheet'
import { DevicesSheet } from './devices-sheet'
import { PasswordSheet } from './password-sheet'
import { WhileSignedIn } from './while-signed-in'
import { nameOfSignIn } from '../../../lib/sign-in-names'

type OpenSheet = 'account' | 'password' | 'devices'

export type AccountSectionProps = { me: Me; canEdit: boolean; canSendOut: boolean }

export function AccountSection({ me, canEdit, canSendOut }: AccountSectionProps) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const opens = (name: OpenSheet, isOffered: boolean) =>
    isOffered ? { onClick: () => setSheet(name) } : {}
  const isOpen = (name: OpenSheet) => ({
    isOpen: sheet === name,
    onOpenChange: (isNowOpen: boolean) => setSheet(isNowOpen ? name : null),
  })
  const hasPassword = me.signIns.includes('password')
  return (
    <>
      <WhileSignedIn>
        <SettingList label="계정">
          <SettingRow label="이메일" value={me.email ?? '없어요'} />
          <SettingRow label="이름" value={me.name} {...opens('account', canEdit)} />
          <SettingRow label="국가" value={countryName(me.country)} {...opens('account', canEdit)} />
          <SettingRow label="로그인 방법" value={me.signIns.map(nameOfSignIn).join(', ')} />
          {hasPassword && canSendOut && (
            <SettingRow label="비밀번호 변경" {...opens('password', true)} />
          )}
          {canEdit && (
            <SettingRow
              label="일회용 로그인 번호"
              description="다른 사람의 기기에서 로그인할 때 써요. 3분 안에 입력해 주세요."
              href={routes.shortTimePassword.path()}
              renderLink={renderZoneLink}
            />
          )}
          <SettingRow label="로그인한 기기" {...opens('devices', true)} />
        </SettingList>
        <PasswordSheet me={me} {...isOpen('password')} />
        <DevicesSheet canSendOut={canSendOut} {...isOpen('devices')} />
      </WhileSignedIn>
      <AccountSheet me={me} {...isOpen('account')} />
    </>
  )
}
