'use client'

import type { AdminTicket } from '@doran/contract'
import { SUPPORT_LENGTHS } from '@doran/contract/support/limits'
import { Form } from '@doran/forms'
import { Button, Checkbox, TextArea } from '@doran/ui'
import { Panel } from '../parts/read-state'
import { useAnswer } from './use-answer'

const PLAIN = '적은 그대로 보이고, https://… 나 /community 같은 주소만 링크가 돼요.'

type AnswerFormProps = {
  ticket: AdminTicket
  onAnswered: (ticket: AdminTicket) => void
  reload: () => void
}

/** Answers a ticket while it is open; what was written for one that was closed meanwhile stays readable. */
export function AnswerForm({ ticket, onAnswered, reload }: AnswerFormProps) {
  const answer = useAnswer({ ticketId: ticket.id, onAnswered, reload })
  const { text, write, closes, setCloses, fields, submission, send } = answer
  if (ticket.status === 'closed' && text === '') {
    return (
      <p ref={takeFocus} tabIndex={-1} className="prose-ko mt-8 text-text-2 outline-none">
        끝난 문의예요. 더 답하거나 바꿀 수 없어요.
      </p>
    )
  }
  return (
    <Panel title="답하기">
      <Form submission={submission} fields={fields} onSubmit={() => void send()}>
        <TextArea
          label="답"
          hint={`${ticket.email === null ? '알림으로 가요.' : '메일로 가요.'} ${PLAIN}`}
          name="text"
          rows={5}
          limit={SUPPORT_LENGTHS.ticketText}
          className="max-h-[50dvh]!"
          value={text}
          error={fields.errorOf('text')}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Checkbox
          label="이 답으로 문의 끝내기"
          hint="끝내면 두 쪽 모두 더 적을 수 없어요."
          name="closes"
          checked={closes}
          onChange={(event) => setCloses(event.currentTarget.checked)}
        />
        <Button
          type="submit"
          className="self-start"
          isBusy={submission.isBusy}
          disabled={submission.isWaiting}
        >
          답 보내기
        </Button>
      </Form>
    </Panel>
  )
}

/** From the button that ended it and is gone. */
function takeFocus(said: HTMLElement | null) {
  if (document.activeElement === document.body) said?.focus({ preventScroll: true })
}
