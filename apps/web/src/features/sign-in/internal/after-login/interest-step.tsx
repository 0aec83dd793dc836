'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { Form, useSubmit } from '@doran/forms'
import { Button, Chip } from '@doran/ui'

type Interests = Me['interests']

type InterestStepProps = { me: Me; genres: Interests; onDone: () => void }

export function InterestStep({ me, genres, onDone }: InterestStepProps) {
  const api = useApi()
  const saving = useSubmit()
  const [interests, setInterests] = useState<Interests>(me.interests)

  const toggle = (genre: Interests[number]) =>
    setInterests((before) =>
      before.includes(genre) ? before.filter((each) => each !== genre) : [...before, genre],
    )
  const save = () =>
    void saving.submit(async () => {
      await api.call('PUT /v1/user/interest', { body: { interests } })
      onDone()
    })

  return (
    <Form submission={saving} onSubmit={save}>
      <div role="group" aria-label="장르" className="flex flex-wrap gap-2">
        {[...new Set([...genres, ...me.interests])].map((genre) => (
          <Chip key={genre} isSelected={interests.includes(genre)} onClick={() => toggle(genre)}>
            {genre}
          </Chip>
        ))}
      </div>
      <p role="status" className="text-sm text-text-2">
        {interests.length === 0 ? '아직 고른 장르가 없어요.' : `${interests.length}개를 골랐어요.`}
      </p>
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={saving.isBusy}
        disabled={saving.isWaiting || interests.length === 0}
      >
        시작하기
      </Button>
      <Button kind="quiet" onClick={onDone}>
        건너뛰기
      </Button>
    </Form>
  )
}
