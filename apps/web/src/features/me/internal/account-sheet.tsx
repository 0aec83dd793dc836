import { useId, useMemo, useState, type FormEvent } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PERSON_LENGTHS } from '@doran/contract/core/limits'
import { useAct, useToaster } from '@doran/site'
import { Button, SelectField, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { listCountries } from '../../../lib/countries'
import { useChangeMe } from './use-change-me'
import { useRefusals } from './use-refusals'

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
  const saving = useAct()
  const [typed, setTyped] = useState<{ name: string; country: string } | null>(null)
  const { form, words, refuse, forget } = useRefusals<'name'>()
  const countries = useMemo(() => (isOpen ? listCountries() : []), [isOpen])
  const { name, country } = typed ?? me

  async function save() {
    if (refuse(refusedName(name))) return
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
    toaster.show({ kind: 'success', message: '바꿨어요.' })
  }
  const onFailure = () => {
    onOpenChange(true)
    return false
  }
  const onField = (field: string, message: string) => field === 'name' && refuse({ name: message })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run(save, { onFailure, onField })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="이름과 나라"
      actions={
        <Button type="submit" form={formId}>
          저장
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="이름"
          name="name"
          autoComplete="name"
          hint="다른 사람에게는 보이지 않아요."
          value={name}
          error={words.name}
          onChange={(event) => {
            setTyped({ name: event.currentTarget.value, country })
            forget(['name'])
          }}
        />
        <SelectField
          label="나라"
          name="country"
          autoComplete="country"
          options={countries}
          value={country}
          onChange={(event) => setTyped({ name, country: event.currentTarget.value })}
        />
      </form>
    </Sheet>
  )
}

function refusedName(name: string): { name?: string } {
  const length = Array.from(name.trim()).length
  if (length > PERSON_LENGTHS.name) return { name: CORE_FIELD_COPY.nameTooLong }
  return length === 0 ? { name: CORE_FIELD_COPY.name } : {}
}
