'use client'

import { useState } from 'react'
import type { TicketSubject } from '@doran/contract'
import { SUPPORT_LENGTHS } from '@doran/contract/support/limits'
import { Form } from '@doran/forms'
import { Button, RadioGroup, TextArea, TextField } from '@doran/ui'
import { PicturesField } from '../pictures/pictures-field'
import { KINDS, kindName } from '../ticket-words'
import { SubjectField } from './subject-field'
import { TicketSent } from './ticket-sent'
import { useTicketForm, type SentTicket, type TicketFormState } from './use-ticket-form'

const OPTIONS = KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))

type TicketFormProps = {
  /** What the person comes from. */
  subject: TicketSubject | null
  onSent: () => void
}

/** Sends a ticket, and says what becomes of it. */
export function TicketForm({ subject, onSent }: TicketFormProps) {
  const [sent, setSent] = useState<SentTicket | null>(null)
  const form = useTicketForm({
    subject,
    onSent: (ticket) => {
      setSent(ticket)
      onSent()
    },
  })
  return sent ? <TicketSent sent={sent} onAnother={() => setSent(null)} /> : <Fields form={form} />
}

function Fields({ form }: { form: TicketFormState }) {
  const { isMember, written, write, fields, submission, pictures, send } = form
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void send()}
      className="mt-4 flex flex-col gap-6"
    >
      <RadioGroup
        label="무엇에 관한 문의인가요?"
        name="kind"
        look="grid"
        options={OPTIONS}
        value={written.kind}
        error={fields.errorOf('kind')}
        onChange={(kind) => write({ kind })}
      />
      <SubjectField form={form} />
      <TextArea
        label="내용"
        hint="언제 무엇을 하다가 어떻게 됐는지 적어 주시면 도움이 돼요. 비밀번호와 카드 번호는 적지 마세요."
        name="text"
        rows={5}
        limit={SUPPORT_LENGTHS.ticketText}
        className="max-h-[50dvh]!"
        value={written.text}
        error={fields.errorOf('text')}
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      {isMember ? (
        <PicturesField
          stored={written.pictures}
          pictures={pictures}
          error={fields.errorOf('pictures')}
        />
      ) : (
        <>
          <TextField
            label="이메일"
            hint="문의를 다시 볼 수 있는 링크와 답을 이 주소로 보내 드려요."
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            value={written.email}
            error={fields.errorOf('email')}
            onChange={(event) => write({ email: event.currentTarget.value })}
          />
          <p className="prose-ko text-sm text-text-3">사진은 로그인하면 붙일 수 있어요.</p>
        </>
      )}
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={submission.isBusy}
        disabled={submission.isWaiting}
      >
        보내기
      </Button>
    </Form>
  )
}
