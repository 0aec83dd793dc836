'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Currency, Me } from '@doran/contract'
import { MoreButton, formatMoment } from '@doran/site/core'
import { Money } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lineWords } from '../../../../lib/line-words'
import { Panel, ReadState } from '../parts/read-state'
import { AdjustForm } from './adjust-form'

const CURRENCIES = [
  ['coin', '코인'],
  ['rune', '룬'],
  ['gem', '젬'],
] as const satisfies readonly (readonly [Currency, string])[]

/** What somebody has, how it came about, and a way to set it right. */
export function WalletPanel({ me, profileId }: { me: Me; profileId: string }) {
  const api = useApi()
  const [now] = useState(() => new Date())
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/admin/wallet/{profileId}', profileId],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/admin/wallet/{profileId}', {
        params: { profileId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ ledger }) => ledger.nextCursor,
    staleTime: 0,
    retry: false,
  })
  const pages = reading.data?.pages ?? []
  const [first] = pages
  if (!first) {
    return (
      <Panel title="지갑">
        <ReadState reading={reading} what="지갑을" gone="지갑이 없어요." />
      </Panel>
    )
  }
  const lines = pages.flatMap(({ ledger }) => ledger.items)
  return (
    <Panel title="지갑">
      <dl className="corner-card grid grid-cols-3 gap-3 bg-surface-1 px-5 py-4">
        {CURRENCIES.map(([currency, name]) => (
          <div key={currency}>
            <dt className="text-sm text-text-2">{name}</dt>
            <dd className="font-semibold">
              <Money currency={currency} amount={first.wallet[currency].total} />
            </dd>
          </div>
        ))}
      </dl>
      <AdjustForm me={me} profileId={profileId} onAdjusted={() => void reading.refetch()} />
      <ul
        aria-label="내역"
        className="corner-card mt-4 divide-y divide-line overflow-clip bg-surface-1 empty:hidden"
      >
        {lines.map((line) => (
          <li key={line.id} className="px-5 py-3">
            <div className="flex items-baseline justify-between gap-4">
              <p className="min-w-0 font-semibold">{lineWords(line).what}</p>
              <Money currency={line.currency} amount={line.delta} isChange className="shrink-0" />
            </div>
            <p className="text-sm text-text-3">
              {formatMoment(new Date(line.createdAt), now)} · 잔액 {line.balanceAfter}
            </p>
            {line.memo && <p className="prose-ko text-sm text-text-2">이유: {line.memo}</p>}
          </li>
        ))}
      </ul>
      <MoreButton reading={reading} />
    </Panel>
  )
}
