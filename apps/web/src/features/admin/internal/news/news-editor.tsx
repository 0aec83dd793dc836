'use client'

import { useRef } from 'react'
import { Form } from '@doran/forms'
import { NEWS_LENGTHS } from '@doran/contract/news/limits'
import { NEWS_AREAS, NEWS_TAGS } from '@doran/engagement'
import { RichTextView } from '@doran/rich-text'
import { Button, Checkbox, SelectField, TextArea, TextField } from '@doran/ui'
import { useNewsEditor, type NewsEditorOptions } from './use-news-editor'
import { KIND_OPTIONS, optionsOf, type NewsField } from './written-news'

const TAG_OPTIONS = optionsOf(NEWS_TAGS)
const AREA_OPTIONS = optionsOf(NEWS_AREAS)

export type NewsEditorProps = NewsEditorOptions & { onCancel?: () => void }

/** Writes an item, or writes one anew. */
export function NewsEditor({ onCancel, ...options }: NewsEditorProps) {
  const { written, body, write, hasDraft, discard, fields, submission, send } =
    useNewsEditor(options)
  const title = useRef<HTMLInputElement>(null)
  const isNotice = written.kind === 'notice'
  const field = (name: NewsField) => ({
    name,
    value: written[name],
    error: fields.errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      write({ [name]: currentTarget.value })
      fields.changed(name)
    },
  })
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void send()}
      className="mt-3 flex flex-col gap-5"
    >
      <SelectField
        label="종류"
        name="kind"
        options={KIND_OPTIONS}
        value={written.kind}
        onChange={(event) => write({ kind: event.currentTarget.value })}
      />
      {isNotice ? (
        <Checkbox
          label="맨 위에 고정"
          checked={written.isPinned}
          onChange={(event) => write({ isPinned: event.currentTarget.checked })}
        />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="어떤 소식인가요"
            placeholder="선택해 주세요"
            options={TAG_OPTIONS}
            {...field('tag')}
          />
          <SelectField
            label="영역"
            placeholder="선택해 주세요"
            options={AREA_OPTIONS}
            {...field('area')}
          />
        </div>
      )}
      <TextField ref={title} label="제목" maxLength={NEWS_LENGTHS.newsTitle} {...field('title')} />
      <TextArea
        label="내용"
        hint="빈 줄로 문단을 나눠요. ‘# ’은 제목, ‘- ’와 ‘1. ’은 목록, ‘> ’은 인용, **굵게**, [글](https://주소)나 [글](/community)는 링크예요."
        className="min-h-[30dvh]"
        {...field('text')}
      />
      <TextField
        label="링크 (선택)"
        hint="사이트 안의 주소예요. 예: /community"
        {...field('link')}
      />
      <TextField
        label="알려 준 사람 (선택)"
        hint="이름을 적어도 된다고 한 사람만 적어요."
        {...field('thanks')}
      />
      <section aria-label="미리보기" className="corner-card bg-surface-1 px-5 py-4">
        <p className="mb-2 text-sm font-semibold text-text-3">미리보기</p>
        <RichTextView body={body} headingLevel={4} pictureUrl={(key) => key} />
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={submission.isBusy} disabled={submission.isWaiting}>
          {options.item ? '저장' : '올리기'}
        </Button>
        {hasDraft && (
          <Button
            kind="quiet"
            onClick={() => {
              discard()
              // The button goes with what was typed.
              title.current?.focus()
            }}
          >
            변경 취소
          </Button>
        )}
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            닫기
          </Button>
        )}
      </div>
    </Form>
  )
}
