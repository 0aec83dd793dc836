'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { SaveCollection } from '@doran/contract'
import { ENGAGEMENT_FIELD_COPY } from '@doran/contract/engagement/copy'
import { ENGAGEMENT_LENGTHS } from '@doran/contract/engagement/limits'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, TextField } from '@doran/ui'

export function NewCollection({ onMade }: { onMade: (made: SaveCollection) => void }) {
  const api = useApi()
  const [name, setName] = useState('')
  const submission = useSubmit({
    errors: {
      codes: { COLLECTION_NAME_TAKEN: { field: 'name' } },
      fields: { name: 'name' },
    },
  })
  const fields = useFieldErrors({
    names: ['name'],
    problems: { name: problemOf(name.trim()) },
    submission,
    mode: 'submit',
  })
  const make = () => {
    const input = { name: name.trim() }
    void submission.submit(
      async ({ id }) => {
        const body = { ...input, clientCollectionId: id }
        onMade(await api.call('POST /v1/collection', { body }))
        setName('')
      },
      { input },
    )
  }
  return (
    <Form submission={submission} fields={fields} onSubmit={make} className="flex flex-col gap-3">
      <TextField
        label="새 모음집"
        placeholder="모음집 이름"
        value={name}
        error={fields.errorOf('name')}
        onChange={(event) => {
          setName(event.currentTarget.value)
          fields.changed('name')
        }}
      />
      <Button
        type="submit"
        kind="secondary"
        className="self-start"
        isBusy={submission.isBusy}
        disabled={submission.isWaiting}
      >
        만들기
      </Button>
    </Form>
  )
}

function problemOf(name: string): string | undefined {
  if (name === '') return ENGAGEMENT_FIELD_COPY.collectionName
  return Array.from(name).length > ENGAGEMENT_LENGTHS.collectionName
    ? ENGAGEMENT_FIELD_COPY.collectionNameTooLong
    : undefined
}
