import { useId, useMemo, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PERSON_LENGTHS } from '@doran/contract/core/limits'
import { Form, useFieldErrors, useSubmit, type ErrorMap } from '@doran/forms'
import { useToaster } from '@doran/site/session'
import { Button, SelectField, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { listCountries } from '../../../lib/countries'
import { useFailureNotice } from '../../../lib/use-failure-notice'
import { useChangeMe } from './use-change-me'

const ERRORS: ErrorMap<'name'> = { fields: { name: 'name' } }

export type AccountSheetProps = {
  me: Me
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Name and country; closed at once, opened again with what was typed if the server refuses. */
export function AccountSheet({ me, isOpen, onOpenChange }: AccountSheetProps) {
  const formId = useId()
  const api = useApi()
  const changeMe = useChangeMe(me)
  const toaster = useToaster()
  const saving = useSubmit({ errors: ERRORS, notice: useFailureNotice() })
  const [typed, setTyped] = useState<{ name: string; country: string } | null>(null)
  const countries = useMemo(() => (isOpen ? listCountries() : []), [isOpen])
  const { name, country } = typed ?? me
  const fields = useFieldErrors({
    names: ['name'],
    problems: { name: nameProblem(name) },
    submission: saving,
    mode: 'submit',
  })

  async function save() {
    onOpenChange(false)
    const body = { name: name.trim(), country }
    if (body.name === me.name && country === me.country) return
    await changeMe({
      shown: (now) => ({ ...now, ...body }),
      send: async () => {
        const changed = await api.call('PATCH /v1/user', { body })
        return () => changed
      },
    })
    setTyped(null)
    toaster.show({ kind: 'success', message: '저장했어요.' })
  }
  const submit = () => void saving.submit(save, { onFailure: () => onOpenChange(true) })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="이름과 국가"
      actions={
        <Button type="submit" form={formId} isBusy={saving.isBusy}>
          저장
        </Button>
      }
    >
      <Form id={formId} submission={saving} fields={fields} onSubmit={submit}>
        <TextField
          label="이름"
          name="name"
          autoComplete="name"
          hint="다른 사람에게는 보이지 않아요."
          value={name}
          error={fields.errorOf('name')}
          onChange={(event) => {
            setTyped({ name: event.currentTarget.value, country })
            fields.changed('name')
          }}
        />
        <SelectField
          label="국가"
          name="country"
          autoComplete="country"
          options={countries}
          value={country}
          onChange={(event) => setTyped({ name, country: event.currentTarget.value })}
        />
      </Form>
    </Sheet>
  )
}

function nameProblem(name: string): string | undefined {
  const length = Array.from(name.trim()).length
  if (length > PERSON_LENGTHS.name) return CORE_FIELD_COPY.nameTooLong
  return length === 0 ? CORE_FIELD_COPY.name : undefined
}
