import { MONEY, PRICES } from '@doran/contract/limits'
import type { GemOverview } from '@doran/contract'
import { ZoneLink, amountLabel } from '@doran/site/core'
import { Icon, Money } from '@doran/ui'
import { payPath } from '../../../lib/pay-path'

type ExchangeListProps = {
  exchanges: GemOverview['exchanges']
  coins: number
  /** A story can use them now. */
  isUseful: boolean
  /** Where the person goes on with the gems. */
  next: string
}

/** Gems for coins; each leads to the page where it is looked at once more and paid. */
export function ExchangeList({ exchanges, coins, isUseful, next }: ExchangeListProps) {
  return (
    <section aria-labelledby="exchange">
      <h2 id="exchange" className="text-h3 font-extrabold">
        코인을 젬으로 바꾸기
      </h2>
      <p className="prose-ko mt-1 flex flex-wrap items-center gap-x-3 text-sm text-text-2">
        코인 1개가 {amountLabel('gem', PRICES.gemsOfCoin)}예요.
        <span className="inline-flex items-center gap-1.5">
          가진 것 <Money currency="coin" amount={coins} />
        </span>
      </p>
      {!isUseful && <p className="mt-2 font-semibold">지금은 젬을 쓰는 이야기가 없어요.</p>}
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {exchanges.map((each) => (
          <li key={each.gems}>
            <ZoneLink
              href={payPath({ type: 'gem', id: String(each.gems), next })}
              className="corner-card flex min-h-14 items-center gap-4 border border-line-strong bg-surface-1 px-4 py-3 no-underline transition-colors duration-(--motion-state) hover:border-text-3 hover:bg-surface-2"
            >
              <span className="min-w-0 grow">
                <span className="font-semibold">{amountLabel('gem', each.gems)}</span>
                <span className="block text-sm text-text-2">
                  {amountLabel('coin', each.coins)}
                  {each.coins > coins && ` · ${each.coins - coins}개 모자라요`}
                </span>
              </span>
              <Icon name="chevron" size={20} className="shrink-0 text-text-3" />
            </ZoneLink>
          </li>
        ))}
      </ul>
      <p className="prose-ko mt-3 text-sm text-text-3">
        다음 화면에서 가격을 다시 확인한 뒤에 바꿔요. 바꾼 젬은 {MONEY.exchangedGemYears}년 동안 쓸
        수 있고, 쓰지 않은 것은 {MONEY.fullRefundDays}일 안에 코인으로 되돌릴 수 있어요.
      </p>
    </section>
  )
}
