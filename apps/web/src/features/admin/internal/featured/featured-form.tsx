'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Featured } from '@doran/contract'
import { formatMoment } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import { Button, SelectField } from '@doran/ui'
import { Panel } from '../parts/read-state'
import { PLACE_WORDS } from './place-words'

const RULES = {
  'home-scene': '날마다 정해진 순서로 바뀌어요.',
  'tales-hero': '사람마다 어울리는 이야기가 보여요.',
  'today-game': '날마다 정해진 순서로 바뀌어요.',
} as const satisfies Record<Featured['place'], string>

const DAYS = [1, 3, 7, 14, 30, 90] as const

type FeaturedFormProps = { item: Featured; onChanged: (item: Featured) => void }

/** Chooses what stands at a place, and for how long; else the product's own rules do. */
export function FeaturedForm({ item, onChanged }: FeaturedFormProps) {
  const api = useApi()
  const toaster = useToaster()
  const changing = useAct()
  const { place, chosen, options } = item
  const [targetId, setTargetId] = useState(chosen?.id ?? '')
  const [days, setDays] = useState('')
  const title = PLACE_WORDS[place]

  const put = async () => {
    const changed = await api.call('PUT /v1/admin/featured/{place}', {
      params: { place },
      body: {
        targetId: targetId === '' ? null : targetId,
        days: targetId === '' || days === '' ? null : Number(days),
      },
    })
    onChanged(changed)
    toaster.show({ kind: 'success', message: `${title}: ${stateOf(changed)}` })
  }
  return (
    <Panel title={title}>
      <form
        aria-label={title}
        className="corner-card flex flex-col gap-4 bg-surface-1 px-5 py-5"
        onSubmit={(event) => {
          event.preventDefault()
          void changing.run(put, { canRepeat: true })
        }}
      >
        <p className="prose-ko text-text-2">
          {chosen ? stateOf(item) : `지금은 규칙에 맡겨 두었어요. ${RULES[place]}`}
        </p>
        <SelectField
          label="고른 것"
          options={options.map(({ id, title: name }) => ({ value: id, label: name }))}
          placeholder="규칙에 맡기기"
          value={targetId}
          onChange={(event) => setTargetId(event.currentTarget.value)}
        />
        {targetId !== '' && (
          <SelectField
            label="언제까지"
            options={DAYS.map((each) => ({ value: String(each), label: `${each}일 동안` }))}
            placeholder="바꿀 때까지"
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        )}
        <Button type="submit" className="self-start" isBusy={changing.isBusy}>
          적용
        </Button>
      </form>
    </Panel>
  )
}

function stateOf({ chosen }: Featured): string {
  if (!chosen) return '규칙에 맡겼어요.'
  const until = chosen.until
    ? `${formatMoment(new Date(chosen.until), new Date())}까지`
    : '바꿀 때까지'
  return `‘${chosen.title}’ · ${until}`
}
