import { useState } from 'react'
import type { Me } from '@doran/contract'
import { routes } from '@doran/site/core'
import { useSignOut } from '@doran/site/session'
import { Button, SettingList, SettingRow } from '@doran/ui'
import { WithdrawSheet } from './withdraw-sheet'
import { useExport } from './use-export'
import { useProof } from '../../../lib/proof/use-proof'

export type DataSectionProps = {
  me: Me
  /** Whether the person may take their data along and leave. */
  canLeave: boolean
  onLeft: (eraseAt: string) => void
}

export function DataSection({ me, canLeave, onLeft }: DataSectionProps) {
  const proof = useProof(me, routes.me.path())
  const data = useExport(proof.proved)
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <SettingList label="계정 관리">
      {canLeave && (
        <SettingRow
          label="데이터 내려받기"
          description={<span role="status">{data.message}</span>}
          control={
            <Button kind="secondary" isBusy={data.isBusy} onClick={data.start}>
              내려받기
            </Button>
          }
        />
      )}
      <LogOutRow />
      {canLeave && (
        <>
          <SettingRow label="탈퇴" isDanger onClick={() => setIsLeaving(true)} />
          <WithdrawSheet
            isOpen={isLeaving}
            onOpenChange={setIsLeaving}
            proved={proof.proved}
            data={data}
            onLeft={onLeft}
          />
          {proof.sheet}
        </>
      )}
    </SettingList>
  )
}

function LogOutRow() {
  const { isBusy, signOut } = useSignOut()
  return (
    <SettingRow
      label="이 기기에서 로그아웃"
      control={
        <Button kind="secondary" isBusy={isBusy} onClick={signOut}>
          로그아웃
        </Button>
      }
    />
  )
}
