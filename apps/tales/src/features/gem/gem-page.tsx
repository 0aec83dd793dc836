import type { GemOverview } from '@doran/contract'
import { WhileSignedIn } from '@doran/site/session'
import { gemHref, type GemAddress } from './gem-address'
import { BalanceCard } from './internal/balance-card'
import { ExchangeList } from './internal/exchange-list'
import { NoModelNotice } from './internal/no-model-notice'
import { PassCard } from './internal/pass-card'
import { PriceTable } from './internal/price-table'
import { ReturnGems } from './internal/return-gems'
import { GemItem } from './internal/gem-item'
import { UsageList } from './internal/usage-list'
import { WaysToGems } from './internal/ways-to-gems'
import type { OwnGems } from './own-gems'

type GemPageProps = {
  overview: GemOverview
  /** Null for visitors. */
  own: OwnGems | null
  address: GemAddress
  now: string
}

/** What gems are for, how many there are, and what they were used for. */
export function GemPage({ overview, own, address, now }: GemPageProps) {
  const here = gemHref(address.next)
  const prices = <PriceTable prices={overview.prices} />
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">이야기를 데우는 젬</h1>
      <p className="prose-ko mt-2 max-w-story text-text-2">
        AI 모델이 이야기의 다음 장면을 쓸 때 젬을 써요. 미리 쓴 이야기에는 쓰지 않아요.
      </p>
      {overview.prices.length === 0 && <NoModelNotice />}
      {own ? (
        <WhileSignedIn memberId={own.memberId} next={here}>
          <OwnParts overview={overview} own={own} address={address} now={now} />
          {prices}
          <UsageList
            key={address.cursor ?? ''}
            first={own.usage}
            from={address.cursor}
            href={here}
          />
        </WhileSignedIn>
      ) : (
        <>
          <WaysToGems overview={overview} next={here} now={now} />
          {prices}
        </>
      )}
    </div>
  )
}

type OwnPartsProps = GemPageProps & { own: OwnGems }

function OwnParts({ overview, own, address, now }: OwnPartsProps) {
  const here = gemHref(address.next)
  return (
    <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[1fr_340px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-10">
        <BalanceCard gem={own.gem} hasNotice={overview.hasNotice} now={now} />
        <ExchangeList
          exchanges={overview.exchanges}
          coins={overview.coins ?? 0}
          isUseful={overview.prices.length > 0}
          next={address.next ?? here}
        />
        <ReturnGems returnable={overview.returnable} now={now} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <PassCard pass={overview.pass} next={here} now={now} />
        <GemItem />
      </div>
    </div>
  )
}
