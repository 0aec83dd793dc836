'use client'

import { useState } from 'react'
import type { PersonaFields, StorySession } from '@doran/contract'
import { ReadFailed, ZoneLink, routes } from '@doran/site/core'
import { Button, Skeleton } from '@doran/ui'
import { PersonaPicker } from '../../lib/persona-picker'
import { usePersonas } from '../../lib/use-personas'
import { sameFields } from './internal/persona-fields'

type PersonaChoiceProps = {
  session: Pick<StorySession, 'persona' | 'personaName'>
  isBusy: boolean
  /** Null: nobody in particular. */
  onChoose: (personaUuid: string | null) => void
}

const NOBODY = 'nobody'

/** Who the reader is in a story that has begun. */
export function PersonaChoice({ session, isBusy, onChoose }: PersonaChoiceProps) {
  const reading = usePersonas()
  const { data, isError } = reading
  const [chosen, setChosen] = useState<string | null>(null)
  const { persona, personaName } = session
  if (isError && !data)
    return <ReadFailed reading={reading} title="페르소나를 불러오지 못했어요." />
  if (!data) return <Skeleton shape="card" className="h-40" />
  const now = persona === null ? NOBODY : (data.items.find(isLike(persona))?.id ?? null)
  const value = chosen ?? now
  return (
    <div className="flex flex-col gap-5">
      {now === null && (
        <p className="text-sm text-text-2">
          지금은 <b>{personaName ?? persona?.name}</b> 그대로예요. 그때 고른 모습은 목록과 다를 수
          있어요.
        </p>
      )}
      <PersonaPicker
        label="이야기 속의 나"
        personas={data.items}
        others={[{ value: NOBODY, label: '정하지 않기' }]}
        value={value}
        onChange={setChosen}
      />
      <Button
        isWide
        isBusy={isBusy}
        disabled={value === null || value === now}
        onClick={() => onChoose(value === NOBODY ? null : value)}
      >
        적용
      </Button>
      <ZoneLink
        href={routes.personas.path()}
        className="inline-flex min-h-11 items-center text-sm text-text-2 underline underline-offset-4"
      >
        페르소나 관리
      </ZoneLink>
    </div>
  )
}

const isLike = (kept: PersonaFields) => (mine: PersonaFields) => sameFields(kept, mine)
