'use client'

import { useState } from 'react'
import type { SaveCollection } from '@doran/contract'
import { ENGAGEMENT_FIELD_COPY } from '@doran/contract/engagement/copy'
import { ENGAGEMENT_LENGTHS } from '@doran/contract/engagement/limits'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, TextField } from '@doran/ui'

export type CollectionNameFormProps = {
  label: string
  submitLabel: string
  /** The name it has so far. */
  name?: string
  /** `id` stays the same while the same name is tried again. Throws `ApiError`. */
  send: (name: string, id: string) => Promise<SaveCollection>
  onSent: (collection: SaveCollection) => void
}

/** Names a collection: one that is to be, or one that is there. */
export function CollectionNameForm({
  label,
  submitLabel,
  name: given = '',
  send,
  onSent,
}: CollectionNameFormProps) {
  const [name, setName] = useState(given)
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
  const submit = () => {
    const wanted = name.trim()
    void submission.submit(
      async ({ id }) => {
        onSent(await send(wanted, id))
        setName(given)
      },
      { input: { name: wanted } },
    )
  }
  return (
    <Form submission={submission} fields={fields} onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={label}
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
        {submitLabel}
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
