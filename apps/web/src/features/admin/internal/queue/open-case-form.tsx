'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, TextField } from '@doran/ui'
import { useFailureNotice } from '../../../../lib/use-failure-notice'
import { casePath } from '../../admin-address'
import { Panel } from '../parts/read-state'
import { targetOfAddress } from '../parts/target-of-address'

const NO_ADDRESS = '글, 이야기, 놀이, 프로필의 주소를 입력해 주세요.'

/** For what a moderator finds without a report. */
export function OpenCaseForm() {
  const api = useApi()
  const router = useRouter()
  const submission = useSubmit({
    errors: { codes: { NOT_FOUND: { field: 'address', message: '그런 주소가 없어요.' } } },
    notice: useFailureNotice(),
  })
  const [address, setAddress] = useState('')
  const target = targetOfAddress(address)
  const fields = useFieldErrors({
    names: ['address'],
    problems: { address: target ? undefined : NO_ADDRESS },
    submission,
    mode: 'submit',
  })
  const open = () =>
    submission.submit(async () => {
      if (!target) return
      const { id } = await api.call('POST /v1/admin/case', { body: target })
      router.push(casePath(id))
    })
  return (
    <Panel title="신고 없이 살펴보기">
      <Form
        submission={submission}
        fields={fields}
        onSubmit={() => void open()}
        className="flex max-w-[560px] flex-col gap-3"
      >
        <TextField
          label="주소"
          name="address"
          inputMode="url"
          value={address}
          error={fields.errorOf('address')}
          onChange={(event) => {
            setAddress(event.currentTarget.value)
            fields.changed('address')
          }}
        />
        <Button type="submit" kind="secondary" className="self-start" isBusy={submission.isBusy}>
          살펴보기
        </Button>
      </Form>
    </Panel>
  )
}
