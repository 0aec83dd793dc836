import type { Me } from '@doran/contract'
import { MEMBER_HEADER } from '@doran/contract/names'
import type { QueryClient } from '@tanstack/react-query'

/** Says with each call for whom this page was drawn, as far as it knows. */
export function memberHeader(queries: QueryClient): Record<string, string> {
  const [[, me] = []] = queries.getQueriesData<Me>({ queryKey: ['GET /v1/user/me'] })
  return me ? { [MEMBER_HEADER]: me.id } : {}
}
