'use client'

import type { ReactNode } from 'react'
import { Form } from '@doran/forms'
import { Switch, TextField } from '@doran/ui'
import type { NewShare } from './use-new-share'

type ShareFormProps = {
  id: string
  share: NewShare
  /** What others will see. */
  note: string
  children?: ReactNode
}

export function ShareForm({ id, share, note, children }: ShareFormProps) {
  const { written, write, submission, fields, make } = share
  return (
    <Form id={id} submission={submission} fields={fields} onSubmit={() => void make()}>
      {children}
      <TextField
        label="제목 (선택)"
        name="label"
        hint="비워 두면 이야기 제목이 보여요."
        value={written.label}
        error={fields.errorOf('label')}
        onChange={(event) => write({ label: event.currentTarget.value })}
      />
      <Switch
        label="닉네임 보이기"
        isOn={written.showsName}
        onChange={(showsName) => write({ showsName })}
      />
      <p className="prose-ko text-sm text-text-2">{note}</p>
    </Form>
  )
}
