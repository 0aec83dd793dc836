import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Persona, ReplyOf } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'

export type PersonaList = ReplyOf<'GET /v1/persona'>

/** Who the reader can be in stories; `first` is what the server has just read. */
export function usePersonas(first?: PersonaList) {
  const { owner, ...query } = useListQuery()
  const [firstOwner] = useState(owner)
  const isOfFirst = first !== undefined && owner === firstOwner
  return useQuery({ ...query, ...(isOfFirst && { initialData: first }) })
}

/** What is done to the list once the server has done it; then it is read anew. */
export function useChangePersonas() {
  const queries = useQueryClient()
  const { queryKey } = useListQuery()
  const change = (to: (items: readonly Persona[]) => Persona[]) => {
    queries.setQueryData<PersonaList>(queryKey, (now) => now && { ...now, items: to(now.items) })
    void queries.invalidateQueries({ queryKey })
  }
  return {
    saved: (persona: Persona) => change((items) => withPersona(items, persona)),
    deleted: (id: string) => change((items) => items.filter((item) => item.id !== id)),
  }
}

// Whoever signs in must not see what they had as a visitor before it has moved.
function useListQuery() {
  const query = callQuery(useApi(), 'GET /v1/persona', {})
  const owner = useIsLoggedIn() ? 'member' : 'visitor'
  return { ...query, queryKey: [...query.queryKey, owner], owner }
}

/** The default first; one that is new comes next. */
export function withPersona(items: readonly Persona[], persona: Persona): Persona[] {
  const isKnown = items.some(({ id }) => id === persona.id)
  const others = items.filter(({ id }) => id !== persona.id)
  if (persona.isDefault)
    return [persona, ...others.map((other) => ({ ...other, isDefault: false }))]
  if (isKnown) return items.map((item) => (item.id === persona.id ? persona : item))
  const [first, ...rest] = others
  return first ? [first, persona, ...rest] : [persona]
}
