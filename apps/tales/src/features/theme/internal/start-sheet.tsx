'use client'

import { useId, useRef, useState, type SubmitEvent } from 'react'
import type { Persona } from '@doran/contract'
import { PERSONA_FIELD_COPY } from '@doran/contract/persona/copy'
import { PERSONA_LENGTHS } from '@doran/contract/persona/limits'
import { PaceChoice, ZoneLink, routes } from '@doran/site/core'
import { Button, RadioGroup, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { PersonaPicker } from '../../../lib/persona-picker'
import { BoundsWarning } from './bounds-warning'
import { BY_NAME, NOBODY, usualChoice, type StartChoice, type StartTheme } from './start-beginning'

export type StartSheetProps = {
  theme: StartTheme
  personas: readonly Persona[]
  isOpen: boolean
  onClose: () => void
  label: string
  isBusy: boolean
  problem: string | null
  onStart: (choice: StartChoice) => void
}

const OTHERS = [
  { value: BY_NAME, label: '이름만 정하기', description: '내가 한 말 옆에 이 이름이 적혀요.' },
  { value: NOBODY, label: '정하지 않기', description: '이야기가 부르는 대로 읽어요.' },
] as const

/** Who the reader is, where the story begins and how fast it comes, before it starts. */
export function StartSheet(props: StartSheetProps) {
  const { theme, personas, isOpen, onClose, label, isBusy, problem, onStart } = props
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState(() => usualChoice(personas))
  const [isNameMissed, setNameMissed] = useState(false)
  const nameError = nameProblem(choice.name, isNameMissed)
  const change = (part: Partial<StartChoice>) => {
    setChoice({ ...choice, ...part })
    setNameMissed(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRefused = choice.who === BY_NAME && nameProblem(choice.name, true) !== undefined
    setNameMissed(isRefused)
    if (isRefused) nameField.current?.focus()
    else onStart(choice)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="시작 설정"
      actions={
        <Button type="submit" form={formId} isWide isBusy={isBusy}>
          {label}
        </Button>
      }
    >
      <form
        id={formId}
        method="dialog"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-7"
      >
        <div>
          <PersonaPicker
            label="이야기 속의 나"
            personas={personas}
            others={OTHERS}
            value={choice.who}
            onChange={(who) => change({ who })}
          />
          {choice.who === BY_NAME && (
            <div className="mt-4">
              <TextField
                ref={nameField}
                label="이야기 속 이름"
                hint={`${PERSONA_LENGTHS.personaName}자까지 쓸 수 있어요. 실제 이름이 아니어도 좋아요.`}
                autoComplete="off"
                value={choice.name}
                error={nameError}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
            </div>
          )}
          <BoundsWarning personas={personas} who={choice.who} warnings={theme.warnings} />
          <ZoneLink
            href={routes.personas.path()}
            className="mt-1 inline-flex min-h-11 items-center text-sm text-text-2 underline underline-offset-4"
          >
            {personas.length === 0 ? '페르소나 만들기' : '페르소나 관리'}
          </ZoneLink>
        </div>
        <Openings
          theme={theme}
          value={choice.opening}
          onChange={(opening) => change({ opening })}
        />
        <PaceChoice />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
      </form>
    </Sheet>
  )
}

type OpeningsProps = { theme: StartTheme; value: number; onChange: (opening: number) => void }

/** Nothing where a theme begins in one way only. */
function Openings({ theme: { opening, moreOpenings }, value, onChange }: OpeningsProps) {
  if (moreOpenings.length === 0) return null
  const all = [{ title: '기본 첫 장면', text: opening }, ...moreOpenings]
  return (
    <RadioGroup
      label="첫 장면"
      options={all.map(({ title, text }, at) => ({
        value: String(at),
        label: <span className="font-semibold">{title}</span>,
        description: <span className="line-clamp-2">{text}</span>,
      }))}
      value={String(value)}
      onChange={(at) => onChange(Number(at))}
    />
  )
}

/** Told while it is typed, save that there is none yet. */
function nameProblem(name: string, isMissed: boolean): string | undefined {
  const { length } = Array.from(name.trim())
  if (length === 0) return isMissed ? PERSONA_FIELD_COPY.personaName : undefined
  return length > PERSONA_LENGTHS.personaName ? PERSONA_FIELD_COPY.personaNameTooLong : undefined
}
