'use client'

import { useState } from 'react'
import { formatMoment, routes, ZoneLink } from '@doran/site/core'
import { Form } from '@doran/forms'
import { RichTextView } from '@doran/rich-text'
import { Button, TextArea, TextField } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { printLines } from './print-lines'
import { useRuleEditor, type RuleEditorOptions } from './use-rule-editor'

/** Writes a new version of the community's rules. */
export function RuleEditor(props: RuleEditorOptions) {
  const { published } = props
  const editor = useRuleEditor(props)
  const { written, write, fields, submission, conflict } = editor
  const [isAsked, setIsAsked] = useState(false)
  const [now] = useState(() => new Date())
  return (
    <div className="mt-4 max-w-[760px]">
      <p className="text-text-2">
        커뮤니티 규칙 {published.version}판 · {formatMoment(new Date(published.publishedAt), now)}에
        올림 ·{' '}
        <ZoneLink
          href={routes.communityRule.path()}
          className="font-semibold underline underline-offset-4"
        >
          올라와 있는 규칙 보기
        </ZoneLink>
      </p>
      {conflict && (
        <div role="alert" className="corner-card mt-4 border border-danger bg-surface-1 px-5 py-4">
          <p className="prose-ko font-semibold">
            다른 사람이 먼저 {conflict.version}판을 올렸어요. 쓴 글은 그대로 있어요.
          </p>
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
              지금 올라와 있는 글 보기
            </summary>
            <pre className="prose-ko mt-2 max-h-[50dvh] overflow-y-auto font-sans whitespace-pre-wrap">
              {printLines(conflict.body)}
            </pre>
          </details>
          <Button kind="secondary" className="mt-3" onClick={() => editor.goOn(conflict.version)}>
            내 글로 이어서 고치기
          </Button>
        </div>
      )}
      <Form
        submission={submission}
        fields={fields}
        onSubmit={() => setIsAsked(true)}
        className="mt-6 flex flex-col gap-5"
      >
        <TextArea
          label="내용"
          hint="빈 줄로 문단을 나눠요. ‘# ’은 제목, ‘- ’와 ‘1. ’은 목록, ‘> ’은 인용, **굵게**, [글](https://주소)나 [글](/community)는 링크예요."
          name="text"
          className="max-h-none! min-h-[50dvh]"
          value={written.text}
          error={fields.errorOf('text')}
          onChange={(event) => {
            write({ text: event.currentTarget.value })
            fields.changed('text')
          }}
        />
        <TextField
          label="바뀐 점 (선택)"
          hint="한 문장으로 적으면 규칙 화면에 보여요."
          name="note"
          value={written.note}
          error={fields.errorOf('note')}
          onChange={(event) => {
            write({ note: event.currentTarget.value })
            fields.changed('note')
          }}
        />
        <details className="corner-card bg-surface-1 px-5 py-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
            미리보기
          </summary>
          <div className="pt-2 pb-4">
            <RichTextView body={editor.body} headingLevel={3} pictureUrl={(key) => key} />
          </div>
        </details>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={conflict !== null || submission.isWaiting}>
            올리기
          </Button>
          {editor.hasDraft && (
            <Button kind="quiet" onClick={editor.discard}>
              변경 취소
            </Button>
          )}
        </div>
      </Form>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="새 규칙을 올릴까요?"
        confirmLabel="올리기"
        cancelLabel="취소"
        isBusy={submission.isBusy}
        onConfirm={() => void editor.send().then(() => setIsAsked(false))}
      >
        <p className="prose-ko">올리면 바로 모두에게 보여요. 지금까지의 규칙은 남겨 둬요.</p>
      </ConfirmDialog>
    </div>
  )
}
