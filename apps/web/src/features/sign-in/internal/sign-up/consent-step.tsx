'use client'

import { Button } from '@doran/ui'
import { AttemptForm } from '../attempt-form'
import { consentErrors, type Agreed } from '../consent'
import { ConsentFields } from '../consent-fields'
import type { Attempt } from '../use-attempt'
import { useShownErrors } from '../use-shown-errors'

type ConsentStepProps = {
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  attempt: Attempt
  onSend: () => void
  onYoung: () => void
}

export function ConsentStep({ agreed, onChange, attempt, onSend, onYoung }: ConsentStepProps) {
  const { errorAt, isSendable } = useShownErrors(consentErrors(agreed))
  return (
    <AttemptForm attempt={attempt} fields={[]} onSubmit={() => isSendable() && onSend()}>
      <ConsentFields agreed={agreed} onChange={onChange} errorAt={errorAt} />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={attempt.isBusy}
        disabled={attempt.isWaiting}
      >
        가입하고 메일 받기
      </Button>
      <Button kind="quiet" onClick={onYoung}>
        아직 만 14세가 안 됐어요
      </Button>
    </AttemptForm>
  )
}
