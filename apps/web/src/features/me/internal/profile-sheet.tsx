import { useId, type FormEvent } from 'react'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PROFILE_FIELD_COPY } from '@doran/contract/profile/copy'
import { PROFILE_LENGTHS } from '@doran/contract/profile/limits'
import { Button, DateField, SelectField, TextArea, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { PictureField } from './picture-field'
import type { ProfileEdit } from './use-profile-edit'

const GENDERS = [
  { value: 'none', label: '선택 안 함' },
  { value: 'female', label: '여성' },
  { value: 'male', label: '남성' },
  { value: 'other', label: '그 밖' },
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
  const { form, words } = edit.refusals
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A birthday that is no date yet is none to the draft.
    const isWhole = event.currentTarget.checkValidity()
    edit.save(isWhole ? {} : { birthday: PROFILE_FIELD_COPY.birthday })
  }
  const reset = () => {
    // The button is there for changes alone.
    form.current?.querySelector('input')?.focus()
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
              원래대로
            </Button>
          )}
          <Button type="submit" form={formId}>
            저장
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <PictureField
          cropper={edit.cropper}
          name={draft.name}
          draft={draft.picture}
          current={picture}
          error={words.profileImage}
          onChange={(next) => type({ picture: next })}
        />
        <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            label="닉네임"
            name="nickName"
            autoComplete="nickname"
            hint={words.name ? undefined : CORE_FIELD_COPY.nickName}
            value={draft.name}
            error={words.name}
            onChange={(event) => type({ name: event.currentTarget.value })}
          />
          <TextArea
            label="소개"
            name="description"
            placeholder="어떤 이야기를 좋아하나요?"
            limit={PROFILE_LENGTHS.description}
            value={draft.description}
            error={words.description}
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
            error={words.birthday}
            onChange={(birthday) => type({ birthday })}
          />
        </form>
      </div>
    </Sheet>
  )
}
