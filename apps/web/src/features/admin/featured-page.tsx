'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { Featured } from '@doran/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FeaturedForm } from './internal/featured/featured-form'
import { PinForm } from './internal/featured/pin-form'
import { ReadState } from './internal/parts/read-state'

/** What stands first at three places, and the posts above all others. */
export function FeaturedPage() {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, 'GET /v1/admin/featured', {})
  const reading = useQuery({ ...query, staleTime: 0 })
  if (!reading.data) return <ReadState reading={reading} what="편성을" />
  const show = (changed: Featured) =>
    queries.setQueryData(
      query.queryKey,
      (now) =>
        now && { items: now.items.map((each) => (each.place === changed.place ? changed : each)) },
    )
  return (
    <div className="max-w-[640px] lg:grid lg:max-w-none lg:grid-cols-2 lg:gap-x-10">
      {reading.data.items.map((item) => (
        <FeaturedForm key={item.place} item={item} onChanged={show} />
      ))}
      <PinForm />
    </div>
  )
}
