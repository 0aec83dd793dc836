import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { aMe } from '../testing/a-member.js'
import { memberHeader } from './member-header.js'

it('names the member that the page knows, and nobody before it knows one', () => {
  const queries = new QueryClient()
  expect(memberHeader(queries)).toEqual({})

  queries.setQueryData(['GET /v1/user/me', {}], aMe())
  expect(memberHeader(queries)).toEqual({ 'doran-member': aMe().id })
})
