'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Currency, LedgerLine } from '@doran/contract'
import { MoreLink } from '@doran/site/core'
import { createListHook, type ListPage } from '@doran/site/session'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { coinShopPath } from '../../lib/wallet-paths'
import { CURRENCIES, LEDGER_CURSOR } from './coin-shop-address'
import { byDay } from './internal/ledger/day-words'
import { LedgerRow } from './internal/ledger/ledger-row'
import { ListBox } from './internal/list-box'
import { PartFailed } from './internal/part-failed'
import { ledgerQuery } from './read-coin-shop'

const NAMES = { coin: '코인', rune: '룬', gem: '젬' } as const satisfies Record<Currency, string>

const useLines = createListHook<LedgerLine>({
  idOf: ({ id }) => id,
  placeOf: ({ createdAt }) => createdAt,
})

type StatementProps = {
  /** Null where they could not be read. */
  first: ListPage<LedgerLine> | null
  /** Where it begins, if not with the newest. */
  from?: string | null
  currency: Currency
  /** What else the addresses of its parts keep. */
  pathOf?: { next?: string | null }
}

/** Every movement of a member's coins, runes or gems, newest first. */
export function Statement({ first, from = null, currency, pathOf = {} }: StatementProps) {
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="scroll-mt-20 text-h3 font-extrabold">
        코인·룬·젬 내역
      </h2>
      <ChipGroup label="내역의 종류" className="mt-3 mb-2">
        {CURRENCIES.map((each) => (
          <ChipLink
            key={each}
            href={coinShopPath({ ...pathOf, ledger: each, part: 'ledger' })}
            isSelected={each === currency}
            renderLink={renderLink}
          >
            {NAMES[each]}
          </ChipLink>
        ))}
      </ChipGroup>
      {first ? (
        <Movements first={first} from={from} currency={currency} pathOf={pathOf} />
      ) : (
        <PartFailed>내역을 불러오지 못했어요. {NAMES[currency]}은 그대로 있어요.</PartFailed>
      )}
    </section>
  )
}

type MovementsProps = Required<StatementProps> & { first: ListPage<LedgerLine> }

function Movements({ first, from, currency, pathOf }: MovementsProps) {
  const api = useApi()
  const [now] = useState(() => new Date())
  const { focus, items, ...lines } = useLines({
    name: `${currency} ${from}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/wallet/ledger', { query: ledgerQuery(currency, cursor) }),
  })
  return (
    <ListBox box={focus.box}>
      {items.length === 0 && (
        <p className="corner-card mt-3 bg-surface-1 px-5 py-5 text-text-2">
          아직 {NAMES[currency]} 내역이 없어요.
        </p>
      )}
      {byDay(items, now).map(({ day, title, items: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="mt-5 mb-2 px-1 text-sm font-semibold text-text-2">
            {title}
          </h3>
          <ul className="corner-card divide-y divide-line overflow-clip bg-surface-1">
            {ofDay.map((line) => (
              <LedgerRow key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      <MoreLink
        href={coinShopPath({ ...pathOf, ledger: currency })}
        cursor={lines.nextCursor}
        param={LEDGER_CURSOR}
        isLoading={lines.isLoading}
        problem={lines.problem}
        onMore={() => void lines.loadMore()}
      />
    </ListBox>
  )
}
