'use client'

import type { Ticket } from '@doran/contract'
import { SUPPORT_LENGTHS } from '@doran/contract/support/limits'
import { Form } from '@doran/forms'
import { Button, LinkButton, TextArea } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { contactHref } from '../../contact-address'
import { PicturesField } from '../pictures/pictures-field'
import { useReply, type Reply } from './use-reply'

/** What becomes of the ticket, before anything is sent. */
const HINTS: Partial<Record<Ticket['status'], string>> = {
  answered: '보내면 운영자에게 다시 가요. 답이 됐다면 ‘해결됐어요’만 눌러도 돼요.',
  solved: '보내면 문의가 다시 열리고 운영자에게 가요.',
}

type ReplyFormProps = {
  ticketId: string
  status: Ticket['status']
  /** Only members may add pictures. */
  canAddPictures: boolean
  onSend: (reply: Reply) => Promise<void>
}

/** Adds to a ticket, while it is open. */
export function ReplyForm(props: ReplyFormProps) {
  const { ticketId, status, canAddPictures, onSend } = props
  const reply = useReply({ ticketId, send: onSend })
  const { written, write, fields, submission, pictures, submit } = reply
  const isRefused = submission.refusal?.code === 'TICKET_CLOSED'
  if (status === 'closed' && written.text === '') {
    return (
      <div className="mt-8">
        <p className="prose-ko text-text-2">끝난 문의예요. 더 궁금한 것은 새 문의로 보내 주세요.</p>
        <NewTicket />
      </div>
    )
  }
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void submit()}
      className="mt-8 flex flex-col gap-5"
    >
      <TextArea
        label="이어서 적기"
        hint={HINTS[status]}
        name="text"
        rows={3}
        limit={SUPPORT_LENGTHS.ticketText}
        className="max-h-[50dvh]!"
        value={written.text}
        error={fields.errorOf('text')}
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      {canAddPictures && (
        <PicturesField
          stored={written.pictures}
          pictures={pictures}
          error={fields.errorOf('pictures')}
        />
      )}
      <Button
        type="submit"
        className="self-start"
        isBusy={submission.isBusy}
        disabled={submission.isWaiting}
      >
        보내기
      </Button>
      {isRefused && <NewTicket />}
    </Form>
  )
}

function NewTicket() {
  return (
    <div className="mt-4">
      <LinkButton kind="secondary" href={contactHref()} renderLink={renderLink}>
        새로 문의하기
      </LinkButton>
    </div>
  )
}
