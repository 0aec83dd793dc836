'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me, PersonCard } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { Button, SettingList, SettingRow } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useProof } from '../../../../lib/proof/use-proof'
import { personPath } from '../../admin-address'
import { ROLES, type Role } from './role-words'

type RolesPanelProps = { me: Me; person: PersonCard; onChanged: () => void }

/** Grants roles and takes them, once the administrator has proved who they are. */
export function RolesPanel({ me, person, onChanged }: RolesPanelProps) {
  const api = useApi()
  const toaster = useToaster()
  const changing = useAct()
  const { proved, sheet } = useProof(me, personPath(person.id))
  // What was asked stays in sight while the dialog closes.
  const [asked, setAsked] = useState<Role>('moderator')
  const [isAsked, setIsAsked] = useState(false)
  const hasIt = person.roles.includes(asked)
  const name = ROLES.find(({ role }) => role === asked)?.name ?? ''

  const change = async () => {
    setIsAsked(false)
    const body = { role: asked, isGranted: !hasIt }
    const changed = await proved(() =>
      api.call('PUT /v1/admin/person/{profileId}/role', {
        params: { profileId: person.id },
        body,
      }),
    )
    if (!changed) return
    toaster.show({ kind: 'success', message: hasIt ? '권한을 뺐어요.' : '권한을 줬어요.' })
    onChanged()
  }
  return (
    <div className="mt-8">
      <SettingList label="권한">
        {ROLES.map(({ role, name: label, description }) => (
          <SettingRow
            key={role}
            label={label}
            description={description}
            control={
              <Button
                kind="secondary"
                isBusy={changing.isBusy && role === asked}
                aria-label={`${label} ${person.roles.includes(role) ? '빼기' : '주기'}`}
                onClick={() => {
                  setAsked(role)
                  setIsAsked(true)
                }}
              >
                {person.roles.includes(role) ? '빼기' : '주기'}
              </Button>
            }
          />
        ))}
      </SettingList>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`${person.name} 님${hasIt ? '의' : '에게'} ${name} 권한을 ${hasIt ? '뺄까요' : '줄까요'}?`}
        confirmLabel={hasIt ? '빼기' : '주기'}
        cancelLabel="취소"
        isDestructive={hasIt}
        onConfirm={() => void changing.run(change)}
      >
        <p className="prose-ko">
          {hasIt
            ? '바로 적용되고, 열려 있는 운영 화면이 닫히고, 모든 기기에서 로그아웃돼요.'
            : '바로 적용돼요. 누가 언제 줬는지 기록에 남아요.'}
        </p>
      </ConfirmDialog>
      {sheet}
    </div>
  )
}
