'use client'

import { useId } from 'react'
import { Form } from '@doran/forms'
import { hasPersonalData } from '@doran/korean'
import { Button } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { PERSONA_TEXTS } from './persona-fields'
import { PersonaForm } from './persona-form'
import { PersonaSample } from './persona-sample'
import { usePersonaEdit, type Editing } from './use-persona-edit'

type PersonaEditorProps = { editing: Editing; isOpen: boolean; onClose: () => void }

/** Writes a persona, beside a paragraph in which it appears. Closing keeps what was typed. */
export function PersonaEditor({ editing, isOpen, onClose }: PersonaEditorProps) {
  const formId = useId()
  const edit = usePersonaEdit(editing, onClose)
  const { fields, errors, submission, hasTyped, reset, save } = edit
  const isPersonal = PERSONA_TEXTS.some((key) => hasPersonalData(fields[key]))
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={editing.id === null ? '새 페르소나' : '페르소나 수정'}
      width="wide"
      actions={
        <>
          {hasTyped && (
            <Button kind="quiet" onClick={reset}>
              변경 취소
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            isBusy={submission.isBusy}
            disabled={submission.isWaiting}
          >
            저장
          </Button>
        </>
      }
    >
      <p className="prose-ko text-sm text-text-2">
        실제 이름이나 연락처, 사는 곳은 입력하지 마세요. 진짜 나와 달라도 좋아요.
      </p>
      <div className="mt-5 grid gap-6 md:grid-cols-[1fr_320px]">
        <Form
          id={formId}
          submission={submission}
          fields={errors}
          onSubmit={save}
          className="flex min-w-0 flex-col gap-6"
        >
          <PersonaForm {...edit} />
        </Form>
        <div className="md:sticky md:top-0 md:self-start">
          <PersonaSample fields={fields} />
          <p role="status" className="mt-3 text-sm text-danger empty:hidden">
            {isPersonal && '연락처나 주소처럼 보이는 글이 있어요. 지우고 저장하는 게 안전해요.'}
          </p>
        </div>
      </div>
    </Sheet>
  )
}
