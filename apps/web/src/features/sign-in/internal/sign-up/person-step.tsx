'use client'

import { useState } from 'react'
import { Button, SelectField, TextField } from '@doran/ui'
import { listCountries } from '../../../../lib/countries'
import { AttemptForm } from '../attempt-form'
import { NickNameField } from '../nick-name-field'
import { useNickNameCheck } from '../use-nick-name-check'
import { useShownErrors } from '../use-shown-errors'
import { personErrors } from './sign-up-form'
import type { StepProps } from './step-props'

export function PersonStep({ form, onChange, attempt, onDone }: StepProps) {
  const [countries] = useState(listCountries)
  const check = useNickNameCheck(form.nickName)
  const errors = personErrors(form)
  const { errorAt, onBlurOf, isSendable } = useShownErrors({
    ...errors,
    nickName: errors.nickName ?? check.problem,
  })
  return (
    <AttemptForm
      attempt={attempt}
      fields={['name', 'nickName', 'country']}
      onSubmit={() => isSendable() && onDone()}
    >
      <TextField
        label="이름"
        hint="나만 볼 수 있어요."
        autoComplete="name"
        error={errorAt('name') ?? attempt.at('name')}
        value={form.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onBlur={onBlurOf('name')}
      />
      <NickNameField
        check={check}
        value={form.nickName}
        onChange={(nickName) => onChange({ nickName })}
        onBlur={onBlurOf('nickName')}
        error={attempt.at('nickName') ?? errorAt('nickName')}
      />
      <SelectField
        label="나라"
        autoComplete="country"
        options={countries}
        error={attempt.at('country')}
        value={form.country}
        onChange={(event) => onChange({ country: event.currentTarget.value })}
      />
      <Button type="submit" size="large" isWide>
        다음
      </Button>
    </AttemptForm>
  )
}
