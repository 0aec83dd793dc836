import { useId, useRef } from 'react'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PROFILE_FIELD_COPY } from '@doran/contract/profile/copy'
import { PROFILE_LENGTHS } from '@doran/contract/profile/limits'
import { Form } from '@doran/forms'
import { seoulDay } from '@doran/site/core'
import { Button, DateField, SelectField, TextArea, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { PictureField } from './picture-field'
import { profileProblems } from './profile-draft'
import type { ProfileEdit } from './use-profile-edit'

const GENDERS = [
  { value: 'none', label: '선택 안 함' },
  { value: 'female', label: '여성' },
  { value: 'male', label: '남성' },
  { value: 'other', label: '기타' },
] as const

const ONLY_ME = '나만 볼 수 있어요.'

export type ProfileSheetProps = {
  edit: ProfileEdit
  /** The picture there is, if any. */
  picture: string | null
}

export function ProfileSheet({ edit, picture }: ProfileSheetProps) {
  const formId = useId()
  const { draft, type } = edit
  const { errorOf } = edit.fields
  const content = useRef<HTMLDivElement>(null)
  const check = (form: HTMLFormElement) => ({
    ...profileProblems(draft, seoulDay(new Date())),
    // A birthday that is no date yet is none to the draft.
    ...(!form.checkValidity() && { birthday: PROFILE_FIELD_COPY.birthday }),
  })
  const reset = () => {
    // The button is there for changes alone.
    content.current?.querySelector<HTMLElement>('form input')?.focus()
    edit.reset()
  }
  return (
    <Sheet
      isOpen={edit.isOpen}
      onOpenChange={edit.setIsOpen}
      title="프로필 편집"
      actions={
        <>
          {edit.hasTyped && (
            <Button kind="quiet" onClick={reset}>
              변경 취소
            </Button>
          )}
          <Button type="submit" form={formId}>
            저장
          </Button>
        </>
      }
    >
      <div ref={content} className="flex flex-col gap-6">
        <PictureField
          cropper={edit.cropper}
          name={draft.name}
          draft={draft.picture}
          current={picture}
          error={errorOf('profileImage')}
          onChange={(next) => type({ picture: next })}
        />
        <Form
          id={formId}
          submission={edit.saving}
          fields={edit.fields}
          check={check}
          onSubmit={edit.save}
        >
          <TextField
            label="닉네임"
            name="nickName"
            autoComplete="nickname"
            hint={errorOf('name') ? undefined : CORE_FIELD_COPY.nickName}
            value={draft.name}
            error={errorOf('name')}
            onChange={(event) => type({ name: event.currentTarget.value })}
          />
          <TextArea
            label="소개"
            name="description"
            placeholder="어떤 이야기를 좋아하나요?"
            limit={PROFILE_LENGTHS.description}
            value={draft.description}
            error={errorOf('description')}
            onChange={(event) => type({ description: event.currentTarget.value })}
          />
          <SelectField
            label="성별"
            name="gender"
            hint={ONLY_ME}
            options={GENDERS}
            value={draft.gender}
            onChange={({ currentTarget: { value } }) => {
              const chosen = GENDERS.find((gender) => gender.value === value)
              if (chosen) type({ gender: chosen.value })
            }}
          />
          <DateField
            label="생년월일"
            name="birthday"
            hint={ONLY_ME}
            value={draft.birthday}
            error={errorOf('birthday')}
            onChange={(birthday) => type({ birthday })}
          />
        </Form>
      </div>
    </Sheet>
  )
}
