import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { NewsItem } from '@doran/contract'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useToaster } from '@doran/site/session'
import { useFailureNotice } from '../../../../lib/use-failure-notice'
import {
  NEWS_FIELDS,
  parseWritten,
  problemsOf,
  startOf,
  textOfWritten,
  type WrittenNews,
} from './written-news'

export type NewsEditorOptions = {
  /** Null for a new one. */
  item: NewsItem | null
  onSaved: () => void
}

/** An item as it is written. What is typed stays in the tab, for each item its own, until it is sent. */
export function useNewsEditor({ item, onSaved }: NewsEditorOptions) {
  const api = useApi()
  const toaster = useToaster()
  const submission = useSubmit({
    errors: {
      fields: { title: 'title', tag: 'tag', body: 'text', link: 'link', thanks: 'thanks' },
    },
    notice: useFailureNotice(),
  })
  const [draft] = useState(() =>
    drafts.json<WrittenNews>({
      name: `admin_news_${item?.id ?? 'new'}`,
      scope: 'tab',
      parse: parseWritten,
    }),
  )
  const [start, setStart] = useState(() => startOf(item))
  const { value, set, latest } = useDraft(draft)
  const written = value ?? start
  const fields = useFieldErrors({
    names: NEWS_FIELDS,
    problems: problemsOf(written),
    submission,
    mode: 'submit',
  })
  const send = () =>
    submission.submit(async () => {
      const sent = latest() ?? written
      const body = textOfWritten(sent)
      await (item
        ? api.call('PUT /v1/admin/news/{newsId}', { params: { newsId: item.id }, body })
        : api.call('POST /v1/admin/news', { body: { ...body, clientNewsId: sent.key } }))
      set(null)
      setStart(startOf(null))
      toaster.show({ kind: 'success', message: item ? '소식을 고쳤어요.' : '소식을 올렸어요.' })
      onSaved()
    })
  return {
    written,
    body: textOfWritten(written).body,
    write: (change: Partial<WrittenNews>) => set({ ...(latest() ?? written), ...change }),
    hasDraft: value !== null,
    discard: () => set(null),
    fields,
    submission,
    send,
  }
}
