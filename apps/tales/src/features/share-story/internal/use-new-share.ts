'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { BodyOf, StoryShare } from '@doran/contract'
import { STORY_SHARE_FIELD_COPY } from '@doran/contract/story-share/copy'
import { STORY_SHARE_LENGTHS } from '@doran/contract/story-share/limits'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts } from '@doran/site/session'
import { useShareLinks } from './use-share-links'

type Written = { label: string; showsName: boolean }
type Shared = Pick<
  BodyOf<'POST /v1/tales/session/{sessionUuid}/share'>,
  'kind' | 'turnUuid' | 'scenes'
>

const NOTHING: Written = { label: '', showsName: false }

/** A link as it is written and made. What is written stays in the tab until it is made. */
export function useNewShare(sessionUuid: string, shared: Shared) {
  const api = useApi()
  const links = useShareLinks(sessionUuid)
  const [draft] = useState(() =>
    drafts.json<Written>({ name: `share_${sessionUuid}`, scope: 'tab', parse }),
  )
  const { value, set } = useDraft(draft)
  const [made, setMade] = useState<StoryShare | null>(null)
  const submission = useSubmit({ errors: { fields: { label: 'label' } } })
  const written = value ?? NOTHING
  const fields = useFieldErrors({
    names: ['label'],
    problems: {
      label: isTooLong(written.label) ? STORY_SHARE_FIELD_COPY.shareLabelTooLong : undefined,
    },
    submission,
  })
  const body = { ...shared, ...written, label: written.label.trim() }
  const make = () =>
    submission.submit(
      async ({ id: clientShareId }) => {
        const share = await api.call('POST /v1/tales/session/{sessionUuid}/share', {
          params: { sessionUuid },
          body: { ...body, clientShareId },
        })
        set(null)
        links.add(share)
        setMade(share)
      },
      { input: body },
    )
  return {
    written,
    write: (change: Partial<Written>) => set({ ...written, ...change }),
    submission,
    fields,
    make,
    /** Null until it is made. */
    made,
    startAgain: () => setMade(null),
    /** It is no link any more. */
    forget: (shareUuid: string) => setMade((share) => (share?.id === shareUuid ? null : share)),
  }
}

export type NewShare = ReturnType<typeof useNewShare>

function isTooLong(label: string): boolean {
  return Array.from(label.trim()).length > STORY_SHARE_LENGTHS.shareLabel
}

function parse(stored: unknown): Written | null {
  const { label, showsName }: { label?: unknown; showsName?: unknown } = Object(stored)
  return typeof label === 'string' ? { label, showsName: showsName === true } : null
}
