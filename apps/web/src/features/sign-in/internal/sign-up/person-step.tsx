'use client'

import { useEffect, useRef, useState } from 'react'
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

  const next = useRef<HTMLButtonElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  const send = () => {
    const isWell = isSendable()
    setIsHeld(isWell && check.isOpen)
    if (isWell && !check.isOpen) onDone()
  }
  // Sent once more, so that what the check found is said as at any other try.
  useEffect(() => {
    if (isHeld && !check.isOpen) next.current?.form?.requestSubmit()
  }, [isHeld, check.isOpen])

  return (
    <AttemptForm attempt={attempt} fields={['name', 'nickName', 'country']} onSubmit={send}>
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
        onChange={(nickName) => {
          onChange({ nickName })
          setIsHeld(false)
        }}
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
      <Button ref={next} type="submit" size="large" isWide isBusy={isHeld}>
        다음
      </Button>
    </AttemptForm>
  )
}
