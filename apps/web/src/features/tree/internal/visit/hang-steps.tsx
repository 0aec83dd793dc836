'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Tree } from '@doran/contract'
import { Form, StepHeading, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, Steps } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import type { OrnamentPages } from '../scene/use-ornament-pages'
import { HANG_STEPS } from './hang-step-names'
import { letterProblems } from './letter-draft'
import { LetterStep } from './letter-step'
import { OrnamentStep } from './ornament-step'
import { PlaceStep } from './place-step'
import type { Hanging } from './use-hang'

export type HangStepsProps = {
  tree: Tree
  pages: OrnamentPages
  hanging: Hanging
  /** “12월 25일”. */
  day: string
}

/** Ornament, letter, place: each an entry of the browser's history. */
export function HangSteps({ tree, pages, hanging, day }: HangStepsProps) {
  const { steps, written, isHurtful, reconsider, send, submission } = hanging
  return (
    <>
      {steps.step === 'ornament' && <ChooseOrnament hanging={hanging} />}
      {steps.step === 'letter' && <WriteLetter hanging={hanging} day={day} />}
      {steps.step === 'place' && written.ornament && (
        <PlaceStep tree={tree} pages={pages} hanging={hanging} ornament={written.ornament} />
      )}
      <ConfirmDialog
        isOpen={isHurtful}
        onOpenChange={(isOpen) => !isOpen && reconsider()}
        title="조금 아플 수 있는 말이 있어요. 그래도 보낼까요?"
        confirmLabel="그대로 보낼게요"
        cancelLabel="고쳐 쓸게요"
        isDestructive
        isBusy={submission.isBusy}
        onConfirm={() => send(true)}
        onCancel={() => steps.step === 'place' && steps.goBack()}
      >
        받는 사람이 오래 기다려서 여는 편지예요.
      </ConfirmDialog>
    </>
  )
}

function ChooseOrnament({ hanging: { written, write, steps } }: { hanging: Hanging }) {
  const list = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string | undefined>()
  return (
    <div className="page w-full max-w-[720px] pt-5">
      <Steps current={1} names={HANG_STEPS} />
      <div className="mt-4 mb-5">
        <StepHeading level={1} isNext={steps.hasMoved}>
          어떤 장식을 걸까요?
        </StepHeading>
      </div>
      <div ref={list}>
        <OrnamentStep
          value={written.ornament}
          error={error}
          onChange={(ornament) => {
            setError(undefined)
            write({ ornament })
          }}
        />
      </div>
      <StepActions onBack={steps.goBack}>
        <Button
          className="flex-1"
          onClick={() => {
            if (written.ornament) steps.goTo('letter')
            else {
              setError('장식을 하나 골라 주세요.')
              list.current?.querySelector('input')?.focus()
            }
          }}
        >
          다음
        </Button>
      </StepActions>
    </div>
  )
}

function WriteLetter({ hanging, day }: { hanging: Hanging; day: string }) {
  const { written, write, steps } = hanging
  // Nothing is sent from here: the form only says what is wrong with its fields.
  const submission = useSubmit()
  const fields = useFieldErrors({
    names: ['text', 'name'],
    problems: letterProblems(written),
    submission,
    mode: 'submit',
  })
  return (
    <div className="page w-full max-w-[720px] pt-5">
      <Steps current={2} names={HANG_STEPS} />
      <div className="mt-4 mb-5">
        <StepHeading level={1} isNext={steps.hasMoved}>
          어떤 말을 전할까요?
        </StepHeading>
      </div>
      <Form submission={submission} fields={fields} onSubmit={() => steps.goTo('place')}>
        <LetterStep
          written={written}
          onChange={(change) => {
            write(change)
            fields.changed('text', 'name')
          }}
          fields={fields}
          day={day}
        />
        <StepActions onBack={steps.goBack}>
          <Button type="submit" className="flex-1">
            다음
          </Button>
        </StepActions>
      </Form>
    </div>
  )
}

function StepActions({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="safe-bottom sticky bottom-0 -mx-4 mt-6 border-t border-line bg-bg px-4">
      <div className="flex gap-3 py-3">
        <Button kind="secondary" onClick={onBack}>
          이전
        </Button>
        {children}
      </div>
    </div>
  )
}
