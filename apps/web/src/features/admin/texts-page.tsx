'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ReadState } from './internal/parts/read-state'
import { RuleEditor } from './internal/texts/rule-editor'

const params = { key: 'community-rule' } as const

/** The texts that administrators write: the community's rules. */
export function TextsPage() {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, 'GET /v1/page/{key}', { params })
  const reading = useQuery({ ...query, staleTime: 0, refetchOnMount: 'always' })
  if (!reading.data) return <ReadState reading={reading} what="규칙을" gone="아직 규칙이 없어요." />
  return (
    <RuleEditor
      published={reading.data}
      onPublished={(text) => queries.setQueryData(query.queryKey, text)}
      reload={async () => (await reading.refetch()).data}
    />
  )
}
