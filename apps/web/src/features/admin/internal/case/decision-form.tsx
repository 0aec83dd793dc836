'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { CaseOutcome, ModerationCaseDetail } from '@doran/contract'
import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'
import { Form, FormErrorSummary } from '@doran/forms'
import { Button, Checkbox, Chip, ChipGroup, RadioGroup, SelectField, TextArea } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { OUTCOME_WORDS, listSanctions } from '../parts/case-words'
import { Panel } from '../parts/read-state'
import { TEMPLATES } from '../parts/reasons'
import { consequencesOf, type OpenCase } from './decision'
import { useDecision } from './use-decision'

export type DecisionFormProps = {
  found: OpenCase
  isAdmin: boolean
  onDecided: (found: ModerationCaseDetail) => void
  /** The case as it is now. */
  reload: () => Promise<ModerationCaseDetail | undefined>
}

const OUTCOMES: readonly { value: CaseOutcome; label: string; description: string }[] = [
  { value: 'upheld', label: OUTCOME_WORDS.upheld, description: '숨기고 이유를 알려요.' },
  { value: 'dismissed', label: OUTCOME_WORDS.dismissed, description: '보이게 두고 결과를 알려요.' },
]

/** Outcome, reason and sanction; before anything happens it is said what will. */
export function DecisionForm({ found, isAdmin, onDecided, reload }: DecisionFormProps) {
  const formId = useId()
  const reasonBox = useRef<HTMLTextAreaElement>(null)
  const decision = useDecision({ found, onDecided, reload })
  const { written, write, fields, submission } = decision
  const [isAsked, setIsAsked] = useState(false)
  const sanctions = listSanctions(isAdmin)
  const pictures = found.current?.pictures.length ?? 0

  const fill = (text: string) => {
    write({ reason: text })
    fields.changed('reason')
    reasonBox.current?.focus()
  }
  return (
    <Panel title={found.status === 'appealed' ? '이의 제기 결정' : '결정하기'}>
      <Form
        id={formId}
        submission={submission}
        fields={fields}
        onSubmit={() => setIsAsked(true)}
        className="corner-card flex flex-col gap-5 bg-surface-1 px-5 py-5"
      >
        <RadioGroup
          label="결과"
          look="grid"
          name="outcome"
          options={OUTCOMES}
          value={written.outcome}
          error={fields.errorOf('outcome')}
          onChange={(outcome) => {
            write({ outcome })
            fields.changed('outcome')
          }}
        />
        {written.outcome && (
          <ChipGroup label="이유의 보기">
            {TEMPLATES[written.outcome].map(({ value, label, text }) => (
              <Chip key={value} isSelected={written.reason === text} onClick={() => fill(text)}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <TextArea
          ref={reasonBox}
          label="이유"
          hint="쓴 사람과 신고한 사람이 그대로 읽어요."
          name="reason"
          rows={3}
          limit={MODERATION_LENGTHS.decisionReason}
          value={written.reason}
          error={fields.errorOf('reason')}
          onKeyDown={sendByKey}
          onChange={(event) => {
            write({ reason: event.currentTarget.value })
            fields.changed('reason')
          }}
        />
        {written.outcome === 'upheld' && (
          <>
            <SelectField
              label="제재"
              name="sanction"
              options={sanctions}
              placeholder="제재하지 않음"
              value={written.sanction ?? ''}
              onChange={({ currentTarget: { value } }) =>
                write({ sanction: sanctions.find((each) => each.value === value)?.value ?? null })
              }
            />
            {pictures > 0 && (
              <Checkbox
                label="사진을 다시 못 올리게 하기"
                name="blocksPictures"
                checked={written.blocksPictures}
                onChange={(event) => write({ blocksPictures: event.currentTarget.checked })}
              />
            )}
          </>
        )}
        <Button type="submit" isWide disabled={submission.isWaiting}>
          결정하기
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`‘${OUTCOME_WORDS[written.outcome ?? 'dismissed']}’으로 결정할까요?`}
        confirmLabel="결정하기"
        cancelLabel="취소"
        isDestructive={written.outcome === 'upheld'}
        isBusy={submission.isBusy}
        onConfirm={() => void decision.send().then(() => setIsAsked(false))}
      >
        <ul className="prose-ko list-disc pl-5">
          {consequencesOf(written, found).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div className="mt-3 empty:hidden">
          <FormErrorSummary submission={submission} />
        </div>
      </ConfirmDialog>
    </Panel>
  )
}

/** Ctrl or ⌘ with Enter, as one sends messages. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
