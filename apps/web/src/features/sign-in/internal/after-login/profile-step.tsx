'use client'

import { useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me, OwnProfile } from '@doran/contract'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button } from '@doran/ui'
import { nickNameProblem } from '../field-rules'
import { NickNameField } from '../nick-name-field'
import { useNickNameCheck } from '../use-nick-name-check'
import { PicturePart, type PictureHandle } from './picture-part'

type ProfileStepProps = {
  me: Me
  asksName: boolean
  onChanged: (profile: OwnProfile) => void
  onDone: () => void
}

export function ProfileStep({ me, asksName, onChanged, onDone }: ProfileStepProps) {
  const api = useApi()
  const saving = useSubmit()
  const picture = useRef<PictureHandle>(null)
  const [nickName, setNickName] = useState(me.nickName)
  const check = useNickNameCheck(nickName, me.nickName)
  const fields = useFieldErrors({
    names: ['name'],
    problems: { name: nickNameProblem(nickName) ?? check.problem },
    submission: saving,
  })

  const save = () =>
    void saving.submit(async () => {
      if (picture.current && !(await picture.current.finish())) return
      if (nickName.trim() !== me.nickName) {
        const params = { profileId: me.profile.id }
        const body = { name: nickName }
        onChanged(await api.call('PATCH /v1/profile/{profileId}', { params, body }))
      }
      onDone()
    })

  return (
    <div className="group/step flex flex-col gap-6">
      <PicturePart ref={picture} me={me} onChanged={onChanged} />
      <Form submission={saving} fields={fields} onSubmit={save}>
        {asksName && (
          <NickNameField
            check={check}
            value={nickName}
            onChange={(changed) => {
              setNickName(changed)
              saving.clearField()
            }}
            onBlur={fields.onBlurOf('name')}
            error={fields.errorOf('name')}
          />
        )}
        {/* While a picture is being cropped, only the cropper's buttons are shown. */}
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
            건너뛰기
          </Button>
        </div>
      </Form>
    </div>
  )
}
