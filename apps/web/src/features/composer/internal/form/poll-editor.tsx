'use client'

import { useId } from 'react'
import { COMMUNITY, COMMUNITY_LENGTHS } from '@doran/contract/community/limits'
import { Button, IconButton, Segmented, Switch, TextField } from '@doran/ui'
import type { WrittenPoll } from './written-post'

type PollEditorProps = {
  poll: WrittenPoll | null
  error: string | undefined
  onChange: (poll: WrittenPoll | null) => void
}

const NEW_POLL: WrittenPoll = { question: '', isMultiple: false, days: 3, options: ['', ''] }

const DAYS = COMMUNITY.pollDays.map((days) => ({ value: String(days), label: `${days}일` }))

/** What is asked of whoever reads the post. */
export function PollEditor({ poll, error, onChange }: PollEditorProps) {
  const id = useId()
  if (!poll)
    return (
      <Button kind="secondary" className="self-start" onClick={() => onChange(NEW_POLL)}>
        투표 넣기
      </Button>
    )
  const { question, options, isMultiple, days } = poll
  const change = (part: Partial<WrittenPoll>) => onChange({ ...poll, ...part })
  return (
    <section aria-labelledby={id} className="corner-card flex flex-col gap-4 bg-surface-1 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-base font-extrabold">
          투표
        </h2>
        <Button kind="quiet" onClick={() => onChange(null)}>
          투표 빼기
        </Button>
      </div>
      <TextField
        label="질문"
        placeholder="예: 다음에는 어떤 이야기를 읽을까요?"
        hint="올린 뒤에는 투표를 고칠 수 없어요."
        maxLength={COMMUNITY_LENGTHS.pollQuestion}
        value={question}
        error={error}
        onChange={(event) => change({ question: event.currentTarget.value })}
      />
      <ul className="flex flex-col gap-2">
        {options.map((label, at) => (
          // Options have no names but their places.
          <li key={at} className="flex items-center gap-2">
            <div className="min-w-0 grow">
              <TextField
                label={`보기 ${at + 1}`}
                isLabelHidden
                placeholder={`보기 ${at + 1}`}
                maxLength={COMMUNITY_LENGTHS.pollOption}
                value={label}
                onChange={(event) =>
                  change({ options: options.with(at, event.currentTarget.value) })
                }
              />
            </div>
            {options.length > COMMUNITY.pollOptionsMin && (
              <IconButton
                icon="close"
                label={`보기 ${at + 1} 빼기`}
                onClick={() => change({ options: options.toSpliced(at, 1) })}
              />
            )}
          </li>
        ))}
      </ul>
      {options.length < COMMUNITY.pollOptions && (
        <Button
          kind="quiet"
          className="self-start"
          onClick={() => change({ options: [...options, ''] })}
        >
          보기 추가
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented
          legend="투표하는 기간"
          options={DAYS}
          value={String(days)}
          onChange={(value) =>
            change({ days: COMMUNITY.pollDays.find((each) => String(each) === value) ?? days })
          }
        />
        <Switch
          label="여러 개 선택"
          isOn={isMultiple}
          onChange={(isOn) => change({ isMultiple: isOn })}
        />
      </div>
    </section>
  )
}
