'use client'

import { useId, useState, type ReactNode } from 'react'
import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, TextArea } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { useFailureNotice } from '../../../../lib/use-failure-notice'
import { reasonProblem } from './reasons'

export type ReasonSheetProps = {
  title: string
  /** The act. */
  label: string
  /** A reason to begin with. */
  start?: string
  /** What the act will do, or what else it asks. */
  children?: ReactNode
  isOpen: boolean
  onClose: () => void
  onSend: (reason: string) => Promise<void>
}

/** An act that needs a reason, which the person concerned reads. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, label, start = '', children, isOpen, onClose, onSend } = props
  const formId = useId()
  const submission = useSubmit({
    errors: { fields: { reason: 'reason' } },
    notice: useFailureNotice(),
  })
  const [reason, setReason] = useState(start)
  const fields = useFieldErrors({
    names: ['reason'],
    problems: { reason: reasonProblem(reason) },
    submission,
    mode: 'submit',
  })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={title}
      actions={
        <Button
          type="submit"
          form={formId}
          isWide
          isBusy={submission.isBusy}
          disabled={submission.isWaiting}
        >
          {label}
        </Button>
      }
    >
      <Form
        id={formId}
        submission={submission}
        fields={fields}
        onSubmit={() => void submission.submit(() => onSend(reason.trim()))}
      >
        {children}
        <TextArea
          label="이유"
          hint="그 사람이 그대로 읽어요."
          name="reason"
          rows={3}
          limit={MODERATION_LENGTHS.decisionReason}
          value={reason}
          error={fields.errorOf('reason')}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            fields.changed('reason')
          }}
        />
      </Form>
    </Sheet>
  )
}
