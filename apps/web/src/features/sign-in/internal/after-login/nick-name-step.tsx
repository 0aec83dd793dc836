'use client'

import { useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me, OwnProfile } from '@doran/contract'
import { Button } from '@doran/ui'
import { AttemptForm } from '../attempt-form'
import { nickNameProblem } from '../field-rules'
import { NickNameField } from '../nick-name-field'
import { useAttempt } from '../use-attempt'
import { useNickNameCheck } from '../use-nick-name-check'
import { useShownErrors } from '../use-shown-errors'
import { PicturePart, type PictureHandle } from './picture-part'

type NickNameStepProps = { me: Me; onChanged: (profile: OwnProfile) => void; onDone: () => void }

export function NickNameStep({ me, onChanged, onDone }: NickNameStepProps) {
  const api = useApi()
  const saving = useAttempt()
  const picture = useRef<PictureHandle>(null)
  const [nickName, setNickName] = useState(me.nickName)
  const check = useNickNameCheck(nickName, me.nickName)
  const { errorAt, onBlurOf, isSendable } = useShownErrors({
    name: nickNameProblem(nickName) ?? check.problem,
  })

  const save = () => {
    if (!isSendable()) return
    void saving.attempt(async () => {
      if (picture.current && !(await picture.current.settle())) return
      if (nickName.trim() !== me.nickName) {
        const params = { profileId: me.profile.id }
        const body = { name: nickName }
        onChanged(await api.call('PATCH /v1/profile/{profileId}', { params, body }))
      }
      onDone()
    })
  }

  return (
    <div className="group/step flex flex-col gap-6">
      <PicturePart ref={picture} me={me} onChanged={onChanged} />
      <AttemptForm attempt={saving} fields={['name']} onSubmit={save}>
        <NickNameField
          check={check}
          value={nickName}
          onChange={(changed) => {
            setNickName(changed)
            saving.forgetField()
          }}
          onBlur={onBlurOf('name')}
          error={saving.at('name') ?? errorAt('name')}
        />
        {/* While a picture is being cut, its own buttons go first. */}
        <div className="flex flex-col gap-5 group-has-[[role=application]]/step:hidden">
          <Button
            type="submit"
            size="large"
            isWide
            isBusy={saving.isBusy}
            disabled={saving.isWaiting}
          >
            다음
          </Button>
          <Button kind="quiet" onClick={onDone}>
            건너뛸게요
          </Button>
        </div>
      </AttemptForm>
    </div>
  )
}
