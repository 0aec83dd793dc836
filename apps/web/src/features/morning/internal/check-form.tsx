'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { ReplyOf } from '@doran/contract'
import { MORNING_MOODS, type MorningMood } from '@doran/contract/limits'
import { MORNING_FIELD_COPY } from '@doran/contract/morning/copy'
import { MORNING_LENGTHS } from '@doran/contract/morning/limits'
import { useSecondThought } from '@doran/engagement'
import { Form, useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { Button, RadioGroup, Switch, TextArea } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { codePoints } from '../../../lib/code-points'
import { NOTHING, checkDraft, type Written } from './check-draft'
import { MoodMark } from './mood-mark'
import { MOOD_LABELS } from './mood-words'

export type Checked = ReplyOf<'POST /v1/morning/check'>

export type CheckFormProps = {
  day: string
  onMood: (mood: MorningMood | null) => void
  onChecked: (checked: Checked) => void
}

const LONGEST = MORNING_LENGTHS.morningNote

const MOODS = MORNING_MOODS.map((mood) => ({
  value: mood,
  label: (
    <span className="flex items-center gap-2">
      <MoodMark mood={mood} />
      {MOOD_LABELS[mood]}
    </span>
  ),
}))

/** One line and a sky, sent in one go. Visitors write too and are asked to sign in as they send it. */
export function CheckForm({ day, onMood, onChecked }: CheckFormProps) {
  const api = useApi()
  const router = useRouter()
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const mayPost = useSecondThought()
  const [draft] = useState(() => checkDraft(day))
  const { value, set } = useDraft(draft)
  const submission = useSubmit({ errors: { fields: { mood: 'mood', note: 'note' } } })
  const written = value ?? NOTHING
  const { mood, note, isAnonymous, isWaiting } = written
  const fields = useFieldErrors({
    names: ['mood', 'note'],
    problems: {
      mood: mood === null ? MORNING_FIELD_COPY.morningMood : undefined,
      note: codePoints(note.trim()) > LONGEST ? MORNING_FIELD_COPY.morningNoteTooLong : undefined,
    },
    submission,
    mode: 'submit',
  })
  const write = (change: Partial<Written>) => set({ ...written, ...change })
  const askToSignIn = (reason: 'morning-check' | 'expired') => {
    write({ isWaiting: true })
    ask({ reason })
  }
  const send = async () => {
    if (mood === null || !(await mayPost(note))) return
    if (!isMember) return askToSignIn('morning-check')
    const check = async () => {
      const body = { mood, note: note.trim(), isAnonymous }
      const checked = await api.call('POST /v1/morning/check', { body })
      set(null)
      onChecked(checked)
    }
    const onFailure = (error: unknown) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401) askToSignIn('expired')
      if (error.code === 'MORNING_CLOSED') router.refresh()
    }
    await submission.submit(check, { onFailure })
  }
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void send()}
      className="mt-4 flex flex-col gap-5"
    >
      {isWaiting && isMember && (
        <p role="status" className="prose-ko font-semibold">
          적어 둔 말이 그대로 있어요. 출석하기를 누르면 끝이에요.
        </p>
      )}
      <TextArea
        label="한 줄로 답해 보세요"
        hint="비워 두어도 출석할 수 있어요."
        name="note"
        rows={2}
        limit={LONGEST}
        value={note}
        error={fields.errorOf('note')}
        onChange={(event) => {
          write({ note: event.currentTarget.value })
          fields.changed('note')
        }}
      />
      <RadioGroup
        label="오늘 아침의 하늘"
        look="grid"
        name="mood"
        className="sm:[&>div:first-of-type]:grid-cols-3"
        options={MOODS}
        value={mood}
        error={fields.errorOf('mood')}
        onChange={(next) => {
          write({ mood: next })
          onMood(next)
          fields.changed('mood')
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Switch
          label="이름 없이 남기기"
          isOn={isAnonymous}
          onChange={(isOn) => write({ isAnonymous: isOn })}
        />
        <Button
          type="submit"
          className="grow sm:grow-0"
          isBusy={submission.isBusy}
          disabled={submission.isWaiting}
        >
          출석하기
        </Button>
      </div>
    </Form>
  )
}
