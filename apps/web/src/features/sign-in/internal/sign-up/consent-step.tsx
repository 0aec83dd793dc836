'use client'

import { Form, type Submission, useFieldErrors } from '@doran/forms'
import { Button } from '@doran/ui'
import { CONSENT_FIELDS, consentProblems, type Agreed } from '../consent'
import { ConsentFields } from '../consent-fields'

type ConsentStepProps = {
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  submission: Submission
  onSend: () => void
  onYoung: () => void
}

export function ConsentStep({ agreed, onChange, submission, onSend, onYoung }: ConsentStepProps) {
  const fields = useFieldErrors({
    names: CONSENT_FIELDS,
    problems: consentProblems(agreed),
    submission,
  })
  return (
    <Form submission={submission} fields={fields} onSubmit={onSend}>
      <ConsentFields agreed={agreed} onChange={onChange} fields={fields} />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={submission.isBusy}
        disabled={submission.isWaiting}
      >
        동의하고 인증 메일 받기
      </Button>
      <Button kind="quiet" onClick={onYoung}>
        만 14세 미만이에요
      </Button>
    </Form>
  )
}
