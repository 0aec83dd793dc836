'use client'

import { useEffect, useRef, useState } from 'react'
import { Form, useFieldErrors } from '@doran/forms'
import { Button, SelectField, TextField } from '@doran/ui'
import { listCountries } from '../../../../lib/countries'
import { NickNameField } from '../nick-name-field'
import { useNickNameCheck } from '../use-nick-name-check'
import { personProblems } from './sign-up-form'
import type { StepProps } from './step-props'

export function PersonStep({ form, onChange, submission, onDone }: StepProps) {
  const [countries] = useState(listCountries)
  const check = useNickNameCheck(form.nickName)
  const problems = personProblems(form)
  const fields = useFieldErrors({
    names: ['name', 'nickName', 'country'],
    problems: { ...problems, nickName: problems.nickName ?? check.problem },
    submission,
  })

  const next = useRef<HTMLButtonElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const send = () => {
    setIsWaiting(check.isPending)
    if (!check.isPending) onDone()
  }
  // Sent once more, so that what the check found is shown as at any other attempt.
  useEffect(() => {
    if (isWaiting && !check.isPending) next.current?.form?.requestSubmit()
  }, [isWaiting, check.isPending])

  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={send}
      onInvalid={() => setIsWaiting(false)}
    >
      <TextField
        label="이름"
        hint="계정을 확인할 때만 쓰고, 나만 볼 수 있어요."
        autoComplete="name"
        error={fields.errorOf('name')}
        value={form.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onBlur={fields.onBlurOf('name')}
      />
      <NickNameField
        check={check}
        value={form.nickName}
        onChange={(nickName) => {
          onChange({ nickName })
          setIsWaiting(false)
        }}
        onBlur={fields.onBlurOf('nickName')}
        error={fields.errorOf('nickName')}
      />
      <SelectField
        label="국가"
        hint="나라별 법을 따르는 데 필요해요."
        autoComplete="country"
        options={countries}
        error={fields.errorOf('country')}
        value={form.country}
        onChange={(event) => onChange({ country: event.currentTarget.value })}
      />
      <Button ref={next} type="submit" size="large" isWide isBusy={isWaiting}>
        다음
      </Button>
    </Form>
  )
}
